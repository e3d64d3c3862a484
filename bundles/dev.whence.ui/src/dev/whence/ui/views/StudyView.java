package dev.whence.ui.views;

import dev.whence.analysis.Results;
import dev.whence.analysis.Results.Answer;
import dev.whence.analysis.Results.Estimate;
import dev.whence.analysis.Results.ExpectationResult;
import dev.whence.analysis.Results.Interval;
import dev.whence.program.Expression;
import dev.whence.program.Model;
import dev.whence.report.FigureText;
import dev.whence.ui.results.Outcome;
import dev.whence.ui.results.Sources;
import dev.whence.units.Quantity;
import dev.whence.units.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.IAxis;
import org.eclipse.swtchart.ILineSeries;
import org.eclipse.swtchart.ILineSeries.PlotSymbolType;
import org.eclipse.swtchart.ISeries.SeriesType;
import org.eclipse.swtchart.ISeries;
import org.eclipse.swtchart.LineStyle;
import org.eclipse.swtchart.Range;

/** The answers to what is asked with a sweep, as a curve: with the points that were measured, and the cliffs. */
public final class StudyView extends OutcomeView {
    public static final String ID = "dev.whence.ui.views.study";
    /** Neighbours that differ by a larger share have a cliff between them. */
    private static final double CLIFF = 0.2;
    /** And this many times as much as their own neighbours on either side, or it is a slope. */
    private static final double STEEPER = 3;
    private static final int SYMBOL = 4;
    private static final double MARGIN = 0.06;

    private Combo choice;
    private Label remark;
    private Chart chart;
    private Results shown;
    private List<Answer> answers = List.of();
    private List<Double> cliffs = List.of();
    private boolean selecting;
    private int right = -1;

    @Override
    Control createContent(Composite parent) {
        Composite page = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout(2, false);
        layout.marginHeight = 3;
        page.setLayout(layout);
        choice = new Combo(page, SWT.READ_ONLY);
        choice.setLayoutData(new GridData(340, SWT.DEFAULT));
        choice.addListener(SWT.Selection, event -> {
            plot(answers.get(choice.getSelectionIndex()));
            reveal(answers.get(choice.getSelectionIndex()).at());
        });
        remark = new Label(page, SWT.NONE);
        remark.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        chart = new Chart(page, SWT.NONE);
        chart.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true, 2, 1));
        chart.getTitle().setVisible(false);
        chart.addListener(SWT.Resize, event -> adjustRanges());
        chart.getPlotArea().addCustomPaintListener(event -> paintCliffs(event.gc));
        return page;
    }

    @Override
    void fillToolBar(IToolBarManager toolBar) {
        toolBar.add(action("PNG", "Save the chart as a picture", () -> Pictures.savePicture(chart, "study")));
        toolBar.add(action("CSV", "Save the answers as comma-separated values",
            () -> Pictures.saveTable(chart.getShell(), "study", csv(answers.get(Math.max(0, choice.getSelectionIndex()))))));
    }

    @Override
    String show(Outcome outcome) {
        if (shown == outcome.results()) {
            return answers.isEmpty() ? nothing(outcome) : null;
        }
        shown = outcome.results();
        int before = choice.getSelectionIndex();
        answers = shown.answers().stream().filter(a -> a.axes().size() == 1 && a.rows().size() > 1).toList();
        if (answers.isEmpty()) {
            return nothing(outcome);
        }
        choice.setItems(answers.stream().map(a -> a.note() == null ? String.join(", ", a.expressions()) : a.note()).toArray(String[]::new));
        choice.select(before >= 0 && before < answers.size() ? before : 0);
        plot(answers.get(choice.getSelectionIndex()));
        return null;
    }

    private static String nothing(Outcome outcome) {
        boolean awaited = outcome.results().answers().isEmpty() && !outcome.model().shows().isEmpty();
        return awaited ? outcome.problem() == null ? "The answers are still being simulated." : outcome.file().getName() + ": " + outcome.problem() + "."
            : "This model sweeps nothing: write show rate(x) with p from 1 ms to 9 ms.";
    }

    private static String csv(Answer answer) {
        StringBuilder csv = new StringBuilder(answer.axes().get(0));
        answer.expressions().forEach(e -> csv.append(",\"").append(e).append('"'));
        csv.append("\r\n");
        answer.rows().forEach(row -> {
            csv.append('"').append(row.settings().get(0)).append('"');
            row.answers().forEach(a -> csv.append(',').append(a.elements().isEmpty() ? "" : String.valueOf(a.elements().get(0).value())));
            csv.append("\r\n");
        });
        return csv.toString();
    }

    private void plot(Answer answer) {
        for (ISeries<?> series : chart.getSeriesSet().getSeries()) {
            chart.getSeriesSet().deleteSeries(series.getId());
        }
        if (right >= 0) {
            chart.getAxisSet().deleteYAxis(right);
            right = -1;
        }
        Color text = chart.getParent().getForeground();
        Color ground = chart.getParent().getBackground();
        chart.setBackground(ground);
        chart.getPlotArea().setBackground(ground);
        chart.getLegend().setBackground(ground);
        chart.getLegend().setForeground(text);
        chart.getLegend().setPosition(SWT.BOTTOM);
        List<String> settings = answer.rows().stream().map(row -> row.settings().get(0)).toList();
        Axis axis = Axis.of(settings);
        double[] x = axis.values();
        IAxis below = chart.getAxisSet().getXAxis(0);
        IAxis left = chart.getAxisSet().getYAxis(0);
        below.enableCategory(false);
        if (axis.isCategory()) {
            below.setCategorySeries(settings.toArray(String[]::new));
            below.enableCategory(true);
        }
        List<Estimate> first = answer.rows().stream().map(row -> row.answers().get(0)).toList();
        FigureText figures = new FigureText(shown);
        Model.Unit unit = figures.unit(answer.expressions().get(0), first);
        title(below, answer.axes().get(0) + (axis.unit().isEmpty() ? "" : ", " + axis.unit()), text);
        title(left, unit.text().isEmpty() ? "" : unit.text(), text);
        Palette[] colours = {Palette.WORK, Palette.DEVICE, Palette.MESSAGE, Palette.HELD};
        for (int i = 0; i < answer.expressions().size(); i++) {
            int column = i;
            Model.Unit own = figures.unit(answer.expressions().get(i), answer.rows().stream().map(row -> row.answers().get(column)).toList());
            double[] y = answer.rows().stream().mapToDouble(row -> value(row.answers().get(column)) / own.size()).toArray();
            ILineSeries<?> line = curve(answer.expressions().get(i), x, y, colours[i % colours.length].colour());
            if (!own.text().equals(unit.text())) {
                line.setYAxisId(right(own.text(), text));
            }
        }
        measured(answer, axis, unit);
        adjustRanges();
        cliffs = answer.expressions().size() == 1 ? cliffs(x, first) : List.of();
        remark.setText(cliffs.isEmpty() ? "" : cliffs.size() == 1 ? "1 cliff" : cliffs.size() + " cliffs");
        chart.redraw();
    }

    /** To all that there is; depends on how large the chart is. */
    private void adjustRanges() {
        chart.getAxisSet().adjustRange();
        for (IAxis axisOfValues : chart.getAxisSet().getYAxes()) {
            Range range = axisOfValues.getRange();
            double margin = MARGIN * (range.upper - range.lower);
            axisOfValues.setRange(new Range(range.lower - margin, range.upper + margin));
        }
    }

    private static double value(Estimate e) {
        return e.elements().isEmpty() ? Double.NaN : e.elements().get(0).value();
    }

    private ILineSeries<?> curve(String name, double[] x, double[] y, Color colour) {
        ILineSeries<?> line = (ILineSeries<?>) chart.getSeriesSet().createSeries(SeriesType.LINE, name);
        line.setXSeries(x);
        line.setYSeries(y);
        line.setLineColor(colour);
        line.setLineWidth(2);
        line.setSymbolType(PlotSymbolType.CIRCLE);
        line.setSymbolSize(SYMBOL);
        line.setSymbolColor(colour);
        line.setAntialias(SWT.ON);
        return line;
    }

    /** The axis on the right, for what has another unit than the first. */
    private int right(String unit, Color text) {
        if (right < 0) {
            right = chart.getAxisSet().createYAxis();
            chart.getAxisSet().getYAxis(right).setPosition(IAxis.Position.Secondary);
        }
        IAxis axis = chart.getAxisSet().getYAxis(right);
        title(axis, unit, text);
        axis.getGrid().setStyle(LineStyle.NONE);
        return right;
    }

    /** What was measured at a variant's value of the swept parameter, where the variant changes nothing else. */
    private void measured(Answer answer, Axis axis, Model.Unit unit) {
        List<double[]> points = new ArrayList<>();
        for (ExpectationResult e : shown.expectations()) {
            Optional<Double> at = e.expression().equals(answer.expressions().get(0)) && !axis.isCategory() ? setting(e.variant(), answer.axes().get(0)) : Optional.empty();
            if (at.isPresent() && e.lowest().size() == 1 && Double.isFinite(e.lowest().get(0)) && Double.isFinite(e.highest().get(0))) {
                points.add(new double[] {at.get() / axis.size(), (e.lowest().get(0) + e.highest().get(0)) / 2 / unit.size()});
            }
        }
        if (points.isEmpty()) {
            return;
        }
        ILineSeries<?> line = (ILineSeries<?>) chart.getSeriesSet().createSeries(SeriesType.LINE, "measured");
        line.setXSeries(points.stream().mapToDouble(p -> p[0]).toArray());
        line.setYSeries(points.stream().mapToDouble(p -> p[1]).toArray());
        line.setLineStyle(LineStyle.NONE);
        line.setSymbolType(PlotSymbolType.DIAMOND);
        line.setSymbolSize(SYMBOL + 3);
        line.setSymbolColor(Palette.MISSED.colour());
    }

    /** The value that a parameter has in a variant: in the base its own. */
    private Optional<Double> setting(String variant, String target) {
        Model model = outcome().model();
        if (variant.equals("base")) {
            return model.parameters().stream().filter(p -> p.name().equals(target)).findFirst().flatMap(p -> constant(p.value()));
        }
        return model.cases().stream().filter(c -> c.name().equals(variant) && c.parents().isEmpty() && c.changes().size() == 1
            && c.changes().get(0).target().equals(target)).findFirst().flatMap(c -> constant(c.changes().get(0).value()));
    }

    private static Optional<Double> constant(Expression e) {
        return e instanceof Expression.Constant c ? Optional.of(c.quantity().value().toDouble()) : Optional.empty();
    }

    private static List<Double> cliffs(double[] x, List<Estimate> answers) {
        List<Double> cliffs = new ArrayList<>();
        for (int i = 1; i < x.length; i++) {
            double a = value(answers.get(i - 1));
            double b = value(answers.get(i));
            boolean apart = a != b && Math.abs(a - b) > CLIFF * Math.max(Math.abs(a), Math.abs(b)) && apart(answers.get(i - 1), answers.get(i));
            double before = i > 1 ? Math.abs(a - value(answers.get(i - 2))) : 0;
            double after = i + 1 < x.length ? Math.abs(value(answers.get(i + 1)) - b) : 0;
            if (apart && Math.abs(a - b) > STEEPER * Math.max(before, after)) {
                cliffs.add((x[i - 1] + x[i]) / 2);
            }
        }
        return cliffs;
    }

    private static boolean apart(Estimate a, Estimate b) {
        Interval one = a.elements().get(0);
        Interval other = b.elements().get(0);
        return one.high() < other.low() || other.high() < one.low();
    }

    private void paintCliffs(GC gc) {
        IAxis below = chart.getAxisSet().getXAxis(0);
        gc.setForeground(Palette.DOUBTFUL.colour());
        gc.setLineStyle(SWT.LINE_DASH);
        for (double cliff : cliffs) {
            int x = below.getPixelCoordinate(cliff);
            gc.drawLine(x, 0, x, chart.getPlotArea().getSize().y);
        }
        gc.setLineStyle(SWT.LINE_SOLID);
    }

    private static void title(IAxis axis, String text, Color colour) {
        axis.getTitle().setText(text);
        axis.getTitle().setVisible(!text.isEmpty());
        axis.getTitle().setForeground(colour);
        axis.getTick().setForeground(colour);
        axis.getGrid().setForeground(colour);
        axis.getGrid().setStyle(LineStyle.DOT);
        axis.getTitle().setFont(axis.getTick().getFont());
    }

    @Override
    void lineSelected(IFile model, int line) {
        for (int i = 0; i < answers.size() && !selecting; i++) {
            if (Sources.isAt(answers.get(i).at(), model, line) && choice.getSelectionIndex() != i) {
                selecting = true;
                choice.select(i);
                plot(answers.get(i));
                selecting = false;
            }
        }
    }

    @Override
    public void setFocus() {
        choice.setFocus();
    }

    /**
     * What is varied, as numbers in one unit.
     *
     * @param values or 0, 1, 2 … for words
     * @param size of the unit in seconds and bits
     */
    private record Axis(double[] values, String unit, double size, boolean isCategory) {
        static Axis of(List<String> settings) {
            String last = settings.get(settings.size() - 1);
            int blank = last.indexOf(' ');
            String unit = blank < 0 ? "" : last.substring(blank + 1);
            double[] values = new double[settings.size()];
            for (int i = 0; i < values.length; i++) {
                Double value = number(settings.get(i), unit);
                if (value == null) {
                    return new Axis(java.util.stream.IntStream.range(0, values.length).asDoubleStream().toArray(), "", 1, true);
                }
                values[i] = value;
            }
            return new Axis(values, unit, size(unit), false);
        }

        private static double size(String unit) {
            return Units.find(unit).map(Quantity::value).map(v -> v.toDouble()).orElse(1.0);
        }

        /** In {@code unit}; null for what is no number. */
        private static Double number(String setting, String unit) {
            int blank = setting.indexOf(' ');
            try {
                double value = Double.parseDouble((blank < 0 ? setting : setting.substring(0, blank)).replace(",", ""));
                String own = blank < 0 ? unit : setting.substring(blank + 1);
                return own.equals(unit) ? value : value * size(own) / size(unit);
            } catch (NumberFormatException word) {
                return null;
            }
        }
    }
}

package dev.whence.analysis;

import dev.whence.analysis.Results.Answer;
import dev.whence.analysis.Results.Estimate;
import dev.whence.analysis.Results.ExpectationResult;
import dev.whence.analysis.Results.HypothesisTable;
import dev.whence.analysis.Results.Measure;
import dev.whence.analysis.Results.Row;
import dev.whence.analysis.Results.VariantResult;
import dev.whence.program.At;
import dev.whence.program.Expression;
import dev.whence.program.Expression.Entity;
import dev.whence.program.Expression.EntityKind;
import dev.whence.program.Expression.Question;
import dev.whence.program.Model;
import dev.whence.program.Model.Case;
import dev.whence.program.Model.Expectation;
import dev.whence.program.link.Linked;
import dev.whence.program.link.ModelException;
import dev.whence.units.Quantity;
import dev.whence.units.QuantityText;
import dev.whence.units.Rational;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Everything that a model asks: its variants, expectations, shows and hypotheses. */
public final class Study {
    /** A hypothesis takes as long as so many other lines. */
    private static final int HYPOTHESIS_WORK = 10;
    /** Points of a sweep: enough for all processors, few enough to keep the state of each until it is precise. */
    private static final int TOGETHER = 16;

    private final Model model;
    private final Options options;
    private final Progress progress;
    private final Runs runs;
    private final Explainer explainer = new Explainer();
    private final Evaluation evaluation;
    private final Sweeps sweeps;
    private final Expectations expectations;
    private final Assignment base;
    private final Map<String, Model.Unit> units = new HashMap<>();

    private Study(Model model, Options options, Progress progress) {
        this.model = model;
        this.options = options;
        this.progress = progress;
        runs = new Runs(model, options, progress);
        evaluation = new Evaluation(runs, explainer);
        sweeps = new Sweeps(runs);
        expectations = new Expectations(runs, evaluation, sweeps);
        base = Assignment.of(options.changes());
        for (Expectation e : model.expectations()) {
            if (e.unit() != null) {
                units.putIfAbsent(withoutCases(e.question(), e.text()), e.unit());
            }
        }
    }

    /**
     * @throws ModelException for a model that cannot be run
     * @throws CancelledException if {@code progress} says so
     */
    public static Results run(Model model, Options options, Progress progress) {
        return run(model, options, progress, first -> { });
    }

    /**
     * The same for somebody who waits.
     *
     * @param first is given the verdicts and the variants' figures as soon as they are known: as precise as the verdicts needed them, without
     *     answers and hypotheses, and only the base explained
     */
    public static Results run(Model model, Options options, Progress progress, Consumer<Results> first) {
        return new Study(model, options, progress).results(first);
    }

    /** The verdicts alone: the rest is empty. */
    public static Results verdicts(Model model, Options options, Progress progress) {
        Study study = new Study(model, options, progress);
        return new Results(model.file(), model.documentation(), options.seed(), List.of(), List.of(), null,
                study.expectations(model.expectations().size()));
    }

    private List<ExpectationResult> expectations(int work) {
        List<ExpectationResult> judged = new ArrayList<>();
        for (Expectation e : model.expectations()) {
            progress.step("expect, line " + e.at().line(), (double) judged.size() / work);
            if (isWanted(e.question())) {
                judged.add(expectations.judge(e, base));
            }
        }
        return judged;
    }

    private Results results(Consumer<Results> first) {
        int work = model.expectations().size() + model.shows().size() + model.cases().size() + 1 + HYPOTHESIS_WORK * hypotheses();
        List<ExpectationResult> judged = expectations(work);
        int done = model.expectations().size();
        first.accept(new Results(model.file(), model.documentation(), options.seed(), variants(true), List.of(), null, judged));
        for (Variant v : wanted()) {
            progress.step(v.name(), (double) done++ / work);
            questions(runs.of(v.assignment().overrides())).forEach(q -> evaluation.precise(q, v.assignment()));
        }
        Map<Model.Show, List<Sweeps.Point>> asked = new LinkedHashMap<>();
        HypothesisTable table = null;
        for (Model.Show s : model.shows()) {
            progress.step("show, line " + s.at().line(), (double) done++ / work);
            if (s.questions().stream().allMatch(this::isWanted)) {
                asked.put(s, simulate(s));
            }
        }
        if (options.variants().isEmpty()) {
            int before = done;
            table = new Hypotheses(runs, evaluation, expectations, quickly(), base,
                    (name, number) -> progress.step(name, (double) (before + HYPOTHESIS_WORK * number) / work)).table();
        }
        // by now a run that several of them share is as long for all
        List<Answer> answers = new ArrayList<>();
        asked.forEach((show, points) -> answers.add(answer(show, points)));
        return new Results(model.file(), model.documentation(), options.seed(), variants(false), answers, table, judged);
    }

    private record Variant(String name, String note, Assignment assignment) {
    }

    private List<Variant> wanted() {
        List<Variant> wanted = new ArrayList<>();
        if (isWanted("base")) {
            wanted.add(new Variant("base", null, base));
        }
        for (Case c : model.cases()) {
            if (!c.hypothesis() && isWanted(c.name())) {
                wanted.add(new Variant(c.name(), c.note(), base.in(model, c.name())));
            }
        }
        return wanted;
    }

    /** From the runs as long as they are by now. */
    private List<VariantResult> variants(boolean first) {
        return wanted().stream().map(v -> variant(v, first)).toList();
    }

    private int hypotheses() {
        return (int) model.cases().stream().filter(Case::hypothesis).count();
    }

    /** Judges by runs short enough to make hundreds of them. */
    private Expectations quickly() {
        Runs quick = new Runs(model, options.quick(), progress);
        return new Expectations(quick, new Evaluation(quick, explainer), new Sweeps(quick), true);
    }

    private boolean isWanted(String variant) {
        return options.variants().isEmpty() || options.variants().contains(variant);
    }

    /** Whether the question is about a wanted variant. */
    private boolean isWanted(Expression question) {
        return options.variants().isEmpty()
                || (question instanceof Expression.InCases c ? c.cases().stream().allMatch(this::isWanted) : isWanted("base"));
    }

    /** @param first whether somebody waits: then only the base is explained, and no ties are shuffled */
    private VariantResult variant(Variant v, boolean first) {
        Run run = runs.of(v.assignment().overrides());
        List<Measure> measures = new ArrayList<>();
        for (Question q : questions(run)) {
            Estimate estimate = evaluation.estimate(q, v.assignment()).estimate().in(units.get(text(q)));
            if (!estimate.isMissing()) { // what this variant does not do has no figure
                measures.add(new Measure(text(q), estimate));
            }
        }
        boolean explained = run.growing() == null && (!first || v.name().equals("base"));
        return new VariantResult(v.name(), v.note(), run.nature(), run.samples().size(), run.modelTime(), run.events(), run.ties(),
                options.shuffleTies() && !first ? run.tiesMatter() : null, measures, explained ? explainer.explain(run) : List.of(), remark(run));
    }

    private static String remark(Run run) {
        List<String> remarks = new ArrayList<>(run.losses());
        remarks.addAll(new Starvation(run.linked(), run.samples()).remarks());
        if (run.linked().rounded()) {
            remarks.add("periods are rounded to the clock's unit, for want of range");
        }
        if (run.growing() != null) {
            remarks.add(run.growing());
        } else if (run.exhausted()) {
            remarks.add("ended at the end of the clock's range, " + QuantityText.of(Quantity.seconds(
                    Rational.of(Run.LATEST, run.linked().program().unitsPerSecond()))) + ", before its state recurred");
        } else if (run.limited()) {
            remarks.add("ended by the limit on events");
        }
        return remarks.isEmpty() ? null : String.join("; ", remarks);
    }

    /** What a variant is measured by: its counters, its spans, and how busy its resources are. */
    private static List<Question> questions(Run run) {
        List<Question> questions = new ArrayList<>();
        Linked linked = run.linked();
        linked.counters().keySet().forEach(key -> questions.add(question("rate", key)));
        linked.spans().keySet().forEach(key -> questions.add(question("mean", key)));
        linked.resources().keySet().forEach(path -> questions.add(new Question("utilization",
                List.of(new Entity(EntityKind.PART, path, null)), At.NOWHERE)));
        return questions;
    }

    private static Question question(String name, String key) {
        String subject = key.substring(key.indexOf(':') + 1);
        EntityKind kind = key.startsWith("round:") ? EntityKind.PROCESS : key.startsWith("payload:") ? EntityKind.PART
                : name.equals("mean") ? EntityKind.SPAN : EntityKind.COUNTER;
        return new Question(name, List.of(new Entity(kind, subject, null)), At.NOWHERE);
    }

    /** What is asked, in whichever cases: of {@code mean(r) in slow / mean(r)}, a ratio, no case stands for the whole. */
    private static String withoutCases(Expression question, String text) {
        return question instanceof Expression.InCases ? text.substring(0, text.lastIndexOf(" in ")) : text;
    }

    /** As it is written: {@code rate(blocks)}. */
    static String text(Question q) {
        return q.name() + "(" + ((Entity) q.arguments().get(0)).path() + ")";
    }

    /** Makes the runs that a show asks for, as long as its figures need. */
    private List<Sweeps.Point> simulate(Model.Show s) {
        return at(s, () -> {
            List<Sweeps.Point> points = sweeps.points(s.sweeps(), base);
            for (int i = 0; i < points.size(); i += TOGETHER) {
                List<Sweeps.Point> some = points.subList(i, Math.min(points.size(), i + TOGETHER));
                simulate(s, some);
                some.forEach(p -> s.questions().forEach(q -> evaluation.precise(q, p.assignment())));
            }
            return points;
        });
    }

    /** On all processors; the figures are then read in order, so that they are the same on any machine. */
    private void simulate(Model.Show s, List<Sweeps.Point> points) {
        Set<Run> needed = new LinkedHashSet<>();
        points.forEach(p -> s.questions().forEach(q -> needed.addAll(evaluation.basis(q, p.assignment()))));
        needed.parallelStream().forEach(Run::simulate);
    }

    private Answer answer(Model.Show s, List<Sweeps.Point> points) {
        return at(s, () -> new Answer(s.note(), s.texts(), s.sweeps().stream().map(Model.Sweep::target).toList(),
                points.stream().map(p -> row(s, p)).toList(), s.at()));
    }

    private Row row(Model.Show s, Sweeps.Point p) {
        List<Estimate> answers = new ArrayList<>();
        for (int i = 0; i < s.questions().size(); i++) {
            Expression question = s.questions().get(i);
            Model.Unit unit = units.get(withoutCases(question, s.texts().get(i)));
            answers.add(evaluation.estimate(question, p.assignment()).estimate().in(unit));
        }
        return new Row(p.settings(), answers);
    }

    /** What goes wrong without a line of its own goes wrong at this one. */
    private static <T> T at(Model.Show s, Supplier<T> work) {
        try {
            return work.get();
        } catch (ModelException m) {
            throw m.at().line() > 0 ? m : new ModelException(m.getMessage(), s.at());
        }
    }
}

package dev.whence.language.ide.fixes;

import dev.whence.analysis.Advice;
import dev.whence.language.Issue;
import dev.whence.language.Severity;
import dev.whence.language.Source;
import dev.whence.language.ide.document.Snapshot;
import dev.whence.language.ide.results.LastRun;
import dev.whence.language.names.Meaning;
import dev.whence.language.perf.Assignment;
import dev.whence.language.perf.Case;
import dev.whence.language.perf.NumberLiteral;
import dev.whence.language.perf.Param;
import dev.whence.language.perf.Setting;
import dev.whence.language.perf.Valued;
import dev.whence.program.Expression;
import dev.whence.report.FigureText;
import dev.whence.units.Quantity;
import dev.whence.units.QuantityText;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;

/** What the analysis proposes, at the value that it would change: what it gives, and the two ways to take it. */
public final class Proposals {
    /** Of the issues that carry a proposal. */
    public static final String CODE = "advice";
    private static final int DIGITS = 6;

    private Proposals() {
    }

    /**
     * @param issue at the value to be changed
     * @param fixes each with its effect in the title
     */
    record Proposal(Issue issue, List<Fix> fixes) {
    }

    /** As information, at its place; nothing while the text is another than the one that was run. */
    public static List<Issue> issues(Snapshot snapshot, Optional<LastRun> last) {
        return of(snapshot, last).stream().map(Proposal::issue).toList();
    }

    static List<Proposal> of(Snapshot snapshot, Optional<LastRun> last) {
        Map<List<Fix.Edit>, Proposal> proposals = new LinkedHashMap<>();
        last.filter(run -> !run.isStale(snapshot) && run.results().isPresent() && snapshot.names().isPresent())
                .ifPresent(run -> run.advice().forEach(advice -> proposal(snapshot, run, advice)
                        .ifPresent(found -> proposals.putIfAbsent(found.fixes().get(0).edits(), found)))); // the same change helps several variants
        return List.copyOf(proposals.values());
    }

    private static Optional<Proposal> proposal(Snapshot snapshot, LastRun run, Advice advice) {
        return declaration(snapshot, advice).map(declared -> {
            dev.whence.language.perf.Expression value = overriding(snapshot, advice, declared).orElse(declared.getValue());
            Source place = Source.of(value);
            String setting = advice.lever() + " = " + text(snapshot, advice.value(), value);
            FigureText figures = new FigureText(run.results().get());
            String question = advice.question() + (advice.variant().equals("base") ? "" : " in " + advice.variant());
            String before = figures.of(advice.question(), advice.before());
            String after = figures.of(advice.question(), advice.after());
            String effect = question + " " + after + " instead of " + before;
            String message = setting + " would give " + effect + (advice.lost().isEmpty() ? "" : ", but lose " + String.join(", ", advice.lost()))
                    + (advice.plateau() == null ? "" : "; " + advice.plateau() + " would do as well") + ".";
            Issue issue = new Issue(Severity.INFO, CODE, message, snapshot.file().toString(), place.line(), place.column(), place.offset(), place.length(), List.of());
            return new Proposal(issue, List.of(
                    Fix.of("Set " + setting + ": " + effect, new Fix.Edit(place.offset(), place.length(), text(snapshot, advice.value(), value))),
                    Fix.of("Add a variant with " + setting + ": " + effect, variant(snapshot, advice, setting))));
        });
    }

    /** Where the lever gets its value, if that is in this file. */
    private static Optional<Valued> declaration(Snapshot snapshot, Advice advice) {
        String last = advice.lever().substring(advice.lever().lastIndexOf('.') + 1);
        for (EObject object : snapshot.contents()) {
            boolean named = object instanceof Param param && advice.lever().equals(param.getName())
                    || object instanceof Setting setting && last.equals(setting.getName()) && advice.lever().contains(".");
            if (named && Source.of(object).line() == advice.at().line() && Source.file(object.eResource()).equals(advice.at().file())) {
                return Optional.of((Valued) object);
            }
        }
        return Optional.empty();
    }

    /** The value that the variant, or one that it builds on, gives the lever. */
    private static Optional<dev.whence.language.perf.Expression> overriding(Snapshot snapshot, Advice advice, Valued declared) {
        return snapshot.contents().stream().filter(Case.class::isInstance).map(Case.class::cast).filter(c -> advice.variant().equals(c.getName())).findFirst()
                .flatMap(found -> overriding(snapshot, found, declared, 0));
    }

    private static Optional<dev.whence.language.perf.Expression> overriding(Snapshot snapshot, Case variant, Valued declared, int depth) {
        for (EObject inner : variant.eContents()) {
            if (inner instanceof Assignment assignment && declared == target(snapshot, assignment) && assignment.getValue() != null) {
                return Optional.of(assignment.getValue());
            }
        }
        return depth > 100 ? Optional.empty() : variant.getParents().reversed().stream()
                .flatMap(parent -> snapshot.names().get().meaning(parent) instanceof Meaning.CaseOf found ? java.util.stream.Stream.of(found.theCase()) : java.util.stream.Stream.empty())
                .flatMap(parent -> overriding(snapshot, parent, declared, depth + 1).stream()).findFirst();
    }

    private static Object target(Snapshot snapshot, Assignment assignment) {
        return switch (snapshot.names().get().meaning(assignment.getTarget())) {
            case Meaning.Parameter parameter -> parameter.param();
            case Meaning.PropertyOf property -> snapshot.names().get().setting(property.place().entity(), property.property().name()).orElse(null);
            case null, default -> null;
        };
    }

    /** Behind the last variant, or at the end. */
    private static Fix.Edit variant(Snapshot snapshot, Advice advice, String setting) {
        List<Case> cases = snapshot.contents().stream().filter(Case.class::isInstance).map(Case.class::cast).toList();
        int number = 1;
        String name = "faster";
        while (isTaken(cases, name)) {
            name = "faster" + ++number;
        }
        String text = "variant " + name + (advice.variant().equals("base") ? "" : " : " + advice.variant()) + " { " + setting + " }";
        Optional<Source> last = cases.stream().map(Source::of).reduce((first, second) -> second);
        return last.map(source -> new Fix.Edit(source.offset() + source.length(), 0, "\n" + text))
                .orElseGet(() -> new Fix.Edit(snapshot.text().length(), 0, (snapshot.text().endsWith("\n") ? "" : "\n") + text + "\n"));
    }

    private static boolean isTaken(List<Case> cases, String name) {
        return cases.stream().anyMatch(c -> name.equals(c.getName()));
    }

    /** In the unit of what stands there, if that is a number. */
    private static String text(Snapshot snapshot, Expression value, dev.whence.language.perf.Expression now) {
        return switch (value) {
            case Expression.Truth truth -> String.valueOf(truth.value());
            case Expression.Alternative word -> word.name();
            case Expression.Constant constant -> number(snapshot, constant.quantity(), now);
            default -> throw new IllegalArgumentException("a proposal of " + value);
        };
    }

    private static String number(Snapshot snapshot, Quantity quantity, dev.whence.language.perf.Expression now) {
        Optional<Quantity> unit = now instanceof NumberLiteral literal && literal.getUnit() != null ? snapshot.names().get().units().find(literal.getUnit()) : Optional.empty();
        if (unit.isEmpty()) {
            return QuantityText.of(quantity);
        }
        String digits = new BigDecimal(quantity.value().over(unit.get().value()).toDouble()).round(new MathContext(DIGITS)).stripTrailingZeros().toPlainString();
        String symbol = ((NumberLiteral) now).getUnit();
        return digits + (symbol.equals("%") ? "%" : " " + symbol);
    }
}

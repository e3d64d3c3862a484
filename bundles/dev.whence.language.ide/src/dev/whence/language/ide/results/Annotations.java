package dev.whence.language.ide.results;

import dev.whence.analysis.Results.Answer;
import dev.whence.analysis.Results.ExpectationResult;
import dev.whence.analysis.Results.Explanation;
import dev.whence.analysis.Results.Hypothesis;
import dev.whence.analysis.Results.VariantResult;
import dev.whence.analysis.Results;
import dev.whence.language.Source;
import dev.whence.language.ide.document.Snapshot;
import dev.whence.language.ide.results.Annotation.Mark;
import dev.whence.language.ide.results.Annotation.Placement;
import dev.whence.language.names.Place;
import dev.whence.language.perf.Case;
import dev.whence.language.perf.Count;
import dev.whence.language.perf.NumberLiteral;
import dev.whence.language.perf.Param;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.PartName;
import dev.whence.language.perf.Process;
import dev.whence.language.perf.TimeBlock;
import dev.whence.program.At;
import dev.whence.report.Captions;
import dev.whence.units.QuantityText;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;

/** Lays a study's results beside the lines of the file that was run. */
final class Annotations {

    private final Snapshot snapshot;
    private final Results results;
    private final Captions captions;
    private final Optional<VariantResult> base;
    private final List<Annotation> all = new ArrayList<>();

    private Annotations(Snapshot snapshot, Results results) {
        this.snapshot = snapshot;
        this.results = results;
        captions = new Captions(results);
        base = results.variants().stream().filter(variant -> variant.name().equals("base")).findFirst();
    }

    static List<Annotation> of(Snapshot snapshot, Results results) {
        Annotations annotations = new Annotations(snapshot, results);
        annotations.snapshot.contents().forEach(annotations::declared);
        results.expectations().forEach(annotations::expectation);
        results.answers().forEach(annotations::answer);
        annotations.all.sort((a, b) -> Integer.compare(a.line(), b.line()));
        return List.copyOf(annotations.all);
    }

    private void declared(EObject object) {
        switch (object) {
            case Process process -> process(process);
            case PartName part -> part(part);
            case Param param -> param(param);
            case TimeBlock block -> explained(block.getSpan()).ifPresent(text -> add(block, Placement.LINE_END, block.getSpan(), text));
            case Case theCase -> theCase(theCase);
            default -> { }
        }
    }

    /** What a process counts, and what its rounds take. */
    private void process(Process process) {
        List<String> subjects = new ArrayList<>(EcoreUtil2.getAllContentsOfType(process, Count.class).stream().map(Count::getCounter)
                .filter(Objects::nonNull).distinct().toList());
        subjects.add(process.getName());
        String text = subjects.stream().flatMap(subject -> explained(subject).stream()).collect(Collectors.joining("; "));
        add(process, Placement.HEADER, process.getName(), text);
    }

    private Optional<String> explained(String subject) {
        return base.flatMap(variant -> variant.accounting().stream().filter(e -> e.subject().equals(subject)).findFirst()
                .map(e -> captions.explanation(variant, e)));
    }

    /** Of several parts on one line, each with its name. */
    private void part(PartName part) {
        String path = Place.of(part).path();
        List<String> texts = new ArrayList<>();
        base.map(variant -> captions.utilization(variant, path)).filter(text -> !text.isEmpty()).ifPresent(texts::add);
        base.stream().flatMap(variant -> variant.accounting().stream()).filter(e -> e.subject().equals(path)).map(Explanation::subject)
                .findFirst().flatMap(this::explained).ifPresent(texts::add);
        boolean several = ((Part) part.eContainer()).getNames().size() > 1;
        String text = String.join(" · ", texts);
        add(part, Placement.LINE_END, path, several && !text.isEmpty() ? part.getName() + " " + text : text);
    }

    /** What its sweep shows, what it was fitted to, or what it amounts to. */
    private void param(Param param) {
        List<String> texts = new ArrayList<>();
        for (Answer answer : results.answers()) {
            if (answer.axes().equals(List.of(param.getName())) && answer.expressions().size() == 1 && texts.isEmpty()) {
                texts.add(captions.answer(answer));
            }
        }
        hypotheses().forEach(hypothesis -> hypothesis.fitted().stream().filter(fitted -> fitted.target().equals(param.getName()))
                .forEach(fitted -> texts.add(captions.fitted(fitted) + " in " + hypothesis.name())));
        if (texts.isEmpty() && !(param.getValue() instanceof NumberLiteral)) {
            snapshot.constants().flatMap(constants -> constants.quantity(param.getValue())).ifPresent(value -> texts.add("= " + QuantityText.of(value)));
        }
        add(param, Placement.LINE_END, param.getName(), String.join(" · ", texts));
    }

    private List<Hypothesis> hypotheses() {
        return results.hypotheses() == null ? List.of() : results.hypotheses().columns();
    }

    private void theCase(Case theCase) {
        hypotheses().stream().filter(h -> h.name().equals(theCase.getName())).findFirst()
                .ifPresent(h -> add(theCase, Placement.LINE_END, h.name(), captions.hypothesis(h)));
        results.variants().stream().filter(variant -> variant.name().equals(theCase.getName())).findFirst()
                .ifPresent(variant -> add(theCase, Placement.LINE_END, variant.name(), captions.rates(variant)));
    }

    private void expectation(ExpectationResult e) {
        Mark mark = switch (e.verdict()) {
            case PASS, MARK_OUT_OF_DATE -> Mark.MET;
            case FAIL -> Mark.MISSED;
            case UNDECIDED -> Mark.UNDECIDED;
            case UNEXPLAINED -> Mark.UNEXPLAINED;
        };
        add(e.at(), e.expression(), captions.verdict(e), mark);
    }

    private void answer(Answer answer) {
        add(answer.at(), String.join(", ", answer.expressions()), captions.answer(answer), Mark.NONE);
    }

    private void add(EObject declaration, Placement placement, String about, String text) {
        if (!text.isEmpty()) {
            all.add(new Annotation(Source.of(declaration).line() - 1, placement, about, text, Mark.NONE, false));
        }
    }

    private void add(At at, String about, String text, Mark mark) {
        if (at.line() > 0) {
            all.add(new Annotation(at.line() - 1, Placement.LINE_END, about, text, mark, false));
        }
    }
}

package dev.whence.language.validation;

import dev.whence.language.Severity;
import dev.whence.language.Source;
import dev.whence.language.perf.Model;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.SyntaxErrorMessage;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.resource.XtextResource;

/**
 * Runs all checks over one file: its syntax errors, then what is wrong with what could be read. In a line with a
 * syntax error nothing else is looked for.
 */
public final class Validation {

    private static final List<Check> CHECKS = List.of(new NameChecks(), new TypeChecks(), new DemandChecks(),
            new LaterChecks(), new KindChecks(), new DuplicateChecks(), new UnitChecks(), new RangeChecks(), new StatementChecks(),
            new IndexChecks(), new InstanceChecks(), new ProcessChecks(), new MessageChecks(), new TransportChecks(), new StorageChecks(),
            new CaseChecks(), new ExpectationChecks(), new SweepChecks(), new UsageChecks());

    /** This many mistakes are no longer those of somebody who types. */
    private static final int MOST_FINDINGS = 200;

    private Validation() {}

    /** Everything that is to be said about a file, in the order of its text. */
    public static List<Finding> validate(XtextResource resource) {
        List<Finding> all = new ArrayList<>();
        IParseResult parsed = resource.getParseResult();
        for (INode node : parsed.getSyntaxErrors()) {
            all.add(syntaxError(resource, node));
        }
        if (parsed.getRootASTElement() instanceof Model model) {
            Set<String> lost = parsed.hasSyntaxErrors() ? LostWords.of(parsed.getRootNode()) : Set.of();
            Analysis analysis = Analysis.of(model, lost);
            Findings findings = new Findings();
            new CycleChecks().run(analysis, findings);
            if (analysis.isShallow()) {
                CHECKS.forEach(check -> check.run(analysis, findings));
            }
            Set<Integer> broken = all.stream().map(f -> f.source().line()).collect(Collectors.toSet());
            findings.all().stream().filter(f -> !broken.contains(f.source().line())).forEach(all::add);
        }
        all.sort(Comparator.comparingInt(f -> f.source().offset()));
        // One more may be there to say that the parser has given up.
        return all.size() > MOST_FINDINGS + 1 ? beginning(all) : all;
    }

    /** The first of them, and that there are more; there is an error among them if there is one at all. */
    private static List<Finding> beginning(List<Finding> all) {
        List<Finding> errors = all.stream().filter(f -> f.severity() == Severity.ERROR).toList();
        List<Finding> first = new ArrayList<>((errors.size() > MOST_FINDINGS ? errors : all).subList(0, MOST_FINDINGS));
        if (!errors.isEmpty() && first.stream().noneMatch(f -> f.severity() == Severity.ERROR)) {
            first.set(MOST_FINDINGS - 1, errors.get(0));
        }
        Finding last = first.get(MOST_FINDINGS - 1);
        first.add(new Finding(IssueCode.TOO_MANY.id(), errors.isEmpty() ? Severity.WARNING : Severity.ERROR, "There are " + (all.size() - MOST_FINDINGS)
                + " findings more; the limit is " + MOST_FINDINGS + ".", last.source(), List.of()));
        return first;
    }

    private static Finding syntaxError(XtextResource resource, INode node) {
        SyntaxErrorMessage error = node.getSyntaxErrorMessage();
        Source source = Source.at(Source.file(resource), node, node.getOffset(), node.getLength());
        List<String> fixes = error.getIssueData() == null ? List.of() : List.of(error.getIssueData());
        String code = error.getIssueCode() == null ? IssueCode.SYNTAX.id() : error.getIssueCode();
        return new Finding(code, Severity.ERROR, error.getMessage(), source, fixes);
    }
}

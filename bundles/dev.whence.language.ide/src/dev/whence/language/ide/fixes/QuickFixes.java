package dev.whence.language.ide.fixes;

import dev.whence.language.Issue;
import dev.whence.language.Source;
import dev.whence.language.ide.document.Documents;
import dev.whence.language.ide.document.Snapshot;
import dev.whence.language.ide.results.LastRun;
import dev.whence.language.perf.Param;
import dev.whence.language.validation.IssueCode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;

/** The changes that mend what is said about a place. Each is tried first: one that does not help is not offered. */
public final class QuickFixes {

    private final Documents documents;
    private final Remedies remedies = new Remedies();

    public QuickFixes(Documents documents) {
        this.documents = documents;
    }

    /** @param context with the diagnostics that the editor asks about; those of the actions are among them */
    public List<CodeAction> at(Snapshot snapshot, Range range, CodeActionContext context, Optional<LastRun> last) {
        int from = snapshot.lines().offset(range.getStart());
        int to = snapshot.lines().offset(range.getEnd());
        List<CodeAction> actions = new ArrayList<>();
        for (Issue issue : snapshot.own()) {
            if (issue.offset() <= to && issue.offset() + issue.length() >= from) {
                of(snapshot, issue).forEach(fix -> actions.add(action(snapshot, issue, fix, context)));
            }
        }
        for (Proposals.Proposal proposal : Proposals.of(snapshot, last)) {
            if (proposal.issue().offset() <= to && proposal.issue().offset() + proposal.issue().length() >= from) {
                proposal.fixes().stream().filter(fix -> errors(after(snapshot, fix)) <= errors(snapshot))
                        .forEach(fix -> actions.add(action(snapshot, proposal.issue(), fix, context)));
            }
        }
        assumed(snapshot, from, to, actions);
        return actions;
    }

    private static CodeAction action(Snapshot snapshot, Issue issue, Fix fix, CodeActionContext context) {
        CodeAction action = new CodeAction(fix.title());
        action.setKind(CodeActionKind.QuickFix);
        List<Diagnostic> meant = context == null || context.getDiagnostics() == null ? List.of() : context.getDiagnostics().stream()
                .filter(each -> each.getCode() != null && each.getCode().isLeft() && each.getCode().getLeft().equals(issue.code())
                        && snapshot.lines().offset(each.getRange().getStart()) == issue.offset()).toList();
        action.setDiagnostics(meant);
        action.setEdit(edit(snapshot, fix));
        return action;
    }

    private static WorkspaceEdit edit(Snapshot snapshot, Fix fix) {
        return new WorkspaceEdit(Map.of(snapshot.uri(), fix.edits().stream()
                .map(each -> new TextEdit(snapshot.lines().range(each.offset(), each.length()), each.text())).toList()));
    }

    private List<Fix> of(Snapshot snapshot, Issue issue) {
        Set<Fix> fixes = new LinkedHashSet<>();
        for (String text : issue.fixes()) {
            String title = text.isEmpty() ? "Remove " + TextRemedies.shortly(snapshot.text().substring(issue.offset(), issue.offset() + issue.length()))
                    : "Write " + text.replaceAll("\\s+", " ");
            fixes.add(Fix.of(title, new Fix.Edit(issue.offset(), issue.length(), text)));
        }
        if (isKnown(issue.code())) {
            Place.of(snapshot, issue).ifPresent(place -> fixes.addAll(remedies.of(IssueCode.of(issue.code()), place)));
        }
        return fixes.stream().filter(fix -> helps(snapshot, issue, fix)).toList();
    }

    /** What is found only when the model is run has a code of its own, and no remedy. */
    private static boolean isKnown(String code) {
        return List.of(IssueCode.values()).stream().anyMatch(each -> each.id().equals(code));
    }

    /** Whether there is one of these less afterwards, and no error more. */
    private boolean helps(Snapshot snapshot, Issue issue, Fix fix) {
        Snapshot after = after(snapshot, fix);
        return count(after, issue.code()) < count(snapshot, issue.code()) && errors(after) <= errors(snapshot);
    }

    private Snapshot after(Snapshot snapshot, Fix fix) {
        return documents.supposing(snapshot.file(), new HashMap<>(Map.of(snapshot.file(), fix.applied(snapshot.text()))));
    }

    private static long count(Snapshot snapshot, String code) {
        return snapshot.own().stream().filter(each -> each.code().equals(code)).count();
    }

    private static long errors(Snapshot snapshot) {
        return snapshot.own().stream().filter(Issue::isError).count();
    }

    /** Who gives a range knows no more than that: how sure the value is can be said, too. */
    private static void assumed(Snapshot snapshot, int from, int to, List<CodeAction> actions) {
        for (EObject object : snapshot.contents()) {
            if (object instanceof Param param && param.getStatus() == null && param.getFrom() != null && param.getTo() != null) {
                Source source = Source.of(param);
                if (source.offset() <= to && source.offset() + source.length() >= from) {
                    Source end = Source.of(param.getTo());
                    for (String status : List.of("assumed", "tunable")) {
                        CodeAction action = new CodeAction("Mark " + param.getName() + " as " + status);
                        action.setKind(CodeActionKind.RefactorRewrite);
                        action.setEdit(edit(snapshot, Fix.of(action.getTitle(), new Fix.Edit(end.offset() + end.length(), 0, "  " + status))));
                        actions.add(action);
                    }
                }
            }
        }
    }
}

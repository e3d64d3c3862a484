package dev.whence.language.validation;

import dev.whence.language.Source;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.CheckType;
import org.eclipse.xtext.validation.IResourceValidator;
import org.eclipse.xtext.validation.Issue;

/** Gives what {@link Validation} finds to Xtext's language server. An exception in a check is not swallowed. */
public final class PerfResourceValidator implements IResourceValidator {

    @Override
    public List<Issue> validate(Resource resource, CheckMode mode, CancelIndicator cancel) {
        List<Issue> issues = new ArrayList<>();
        for (Finding finding : Validation.validate((XtextResource) resource)) {
            if (cancel.isCanceled()) {
                return List.of();
            }
            issues.add(issue(resource, finding));
        }
        return issues;
    }

    private static Issue issue(Resource resource, Finding finding) {
        Source source = finding.source();
        Issue.IssueImpl issue = new Issue.IssueImpl();
        issue.setCode(finding.code());
        issue.setSeverity(switch (finding.severity()) {
            case ERROR -> Severity.ERROR;
            case WARNING -> Severity.WARNING;
            case INFO -> Severity.INFO;
        });
        issue.setMessage(finding.message());
        issue.setLineNumber(source.line());
        issue.setColumn(source.column());
        issue.setOffset(source.offset());
        issue.setLength(source.length());
        issue.setData(finding.fixes().toArray(String[]::new));
        issue.setUriToProblem(resource.getURI());
        issue.setSyntaxError(finding.code().equals(IssueCode.SYNTAX.id()));
        issue.setType(CheckType.FAST);
        return issue;
    }
}

package dev.whence.language.parser;

import java.util.ArrayList;
import java.util.List;
import org.antlr.runtime.MismatchedTokenException;
import org.antlr.runtime.RecognitionException;
import org.antlr.runtime.Token;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.SyntaxErrorMessage;
import org.eclipse.xtext.parser.antlr.ISyntaxErrorMessageProvider;

/**
 * Keeps the first failure of a parse, and may stop the parse there. What the parser itself would say about it is
 * never shown.
 */
final class FailureRecorder implements ISyntaxErrorMessageProvider {

    private static final SyntaxErrorMessage UNSAID = new SyntaxErrorMessage("", null);

    private final int end;
    private final boolean stop;
    private Failure first;

    FailureRecorder(int end, boolean stop) {
        this.end = end;
        this.stop = stop;
    }

    /** The first failure was found, and more is not wanted. */
    static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;

        Stopped() {
            super(null, null, false, false);
        }
    }

    /** The first failure; null if there was none. */
    Failure first() {
        return first;
    }

    @Override
    public SyntaxErrorMessage getSyntaxErrorMessage(IParserErrorContext context) {
        RecognitionException failure = context.getRecognitionException();
        if (first == null && failure != null) {
            boolean atEnd = failure.token == null || failure.token.getType() == Token.EOF;
            int expecting = failure instanceof MismatchedTokenException mismatch ? mismatch.expecting : 0;
            first = new Failure(atEnd ? end : failure.token.getTokenIndex(), expecting, path(context.getCurrentNode()));
            if (stop) {
                throw new Stopped();
            }
        }
        return UNSAID;
    }

    @Override
    public SyntaxErrorMessage getSyntaxErrorMessage(IValueConverterErrorContext context) {
        throw new IllegalStateException(context.getDefaultMessage(), context.getValueConverterException());
    }

    private static List<String> path(INode node) {
        List<String> path = new ArrayList<>();
        for (INode at = node; at != null; at = at.getParent()) {
            EObject element = at.getGrammarElement();
            if (element instanceof RuleCall call) {
                path.add(call.getRule().getName());
                Assignment assignment = GrammarUtil.containingAssignment(call);
                if (assignment != null) {
                    path.add(GrammarUtil.containingRule(assignment).getName() + "." + assignment.getFeature());
                }
            }
        }
        return path;
    }
}

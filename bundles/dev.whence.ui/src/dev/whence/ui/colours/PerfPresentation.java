package dev.whence.ui.colours;

import java.util.function.Supplier;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.presentation.PresentationReconciler;
import org.eclipse.jface.text.rules.DefaultDamagerRepairer;
import org.eclipse.jface.text.rules.IToken;
import org.eclipse.jface.text.rules.ITokenScanner;
import org.eclipse.jface.text.rules.RuleBasedScanner;
import org.eclipse.jface.text.rules.Token;
import org.eclipse.jface.util.IPropertyChangeListener;

/** Paints a model's words. A change costs no more than its line, unless it opens or closes a comment. */
public final class PerfPresentation extends PresentationReconciler {
    private final IPropertyChangeListener repaint = change -> {
        if (Colour.isOne(change.getProperty())) {
            repaint();
        }
    };
    private ITextViewer viewer;

    public PerfPresentation() {
        setDocumentPartitioning(PerfPartitions.PARTITIONING);
        paint(IDocument.DEFAULT_CONTENT_TYPE, () -> new CodeScanner(PerfPresentation::token));
        paint(PerfPartitions.COMMENT, () -> whole(Colour.COMMENT));
        paint(PerfPartitions.DOCUMENTATION, () -> whole(Colour.DOCUMENTATION));
        paint(PerfPartitions.NOTE, () -> whole(Colour.NOTE));
    }

    private void paint(String partition, Supplier<ITokenScanner> scanner) {
        DefaultDamagerRepairer painter = new DefaultDamagerRepairer(scanner.get());
        setDamager(painter, partition);
        setRepairer(painter, partition);
    }

    /** Asked for anew each time, since the theme may have changed. */
    private static IToken token(Colour colour) {
        return new Token(colour.in(JFaceResources.getColorRegistry()));
    }

    private static ITokenScanner whole(Colour colour) {
        return new RuleBasedScanner() {
            @Override
            public IToken nextToken() {
                fDefaultReturnToken = token(colour);
                return super.nextToken();
            }
        };
    }

    private void repaint() {
        if (viewer != null && viewer.getTextWidget() != null) {
            viewer.invalidateTextPresentation();
        }
    }

    @Override
    public void install(ITextViewer installed) {
        super.install(installed);
        viewer = installed;
        JFaceResources.getColorRegistry().addListener(repaint);
    }

    @Override
    public void uninstall() {
        JFaceResources.getColorRegistry().removeListener(repaint);
        super.uninstall();
    }
}

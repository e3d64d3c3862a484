package dev.whence.ui.language;

import dev.whence.language.ide.results.Annotation;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.codemining.ICodeMiningProvider;
import org.eclipse.jface.text.codemining.LineEndCodeMining;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;

/** Behind the line. */
final class EndMining extends LineEndCodeMining implements ResultMining {
    private static final String GAP = "   ";

    private final Annotation result;

    /** @param first whether no other is between it and the text */
    EndMining(Annotation result, boolean first, IDocument document, ICodeMiningProvider provider) throws BadLocationException {
        super(document, result.line(), provider);
        this.result = result;
        setLabel((first ? GAP : "") + result.text());
    }

    @Override
    public Annotation result() {
        return result;
    }

    @Override
    public boolean isResolved() {
        return true;
    }

    @Override
    public Point draw(GC gc, StyledText text, Color usual, int x, int y) {
        gc.setForeground(colour(text));
        return super.draw(gc, text, usual, x, y);
    }
}

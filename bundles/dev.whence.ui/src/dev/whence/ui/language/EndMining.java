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
    private final Annotation result;

    EndMining(Annotation result, IDocument document, ICodeMiningProvider provider) throws BadLocationException {
        super(document, result.line(), provider);
        this.result = result;
        setLabel("   " + result.text());
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

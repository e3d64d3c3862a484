package dev.whence.ui.language;

import dev.whence.ui.WhencePlugin;
import java.util.Optional;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DefaultInformationControl;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IInformationControlCreator;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextHover;
import org.eclipse.jface.text.ITextHoverExtension;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.ui.editors.text.EditorsUI;

/** Documentation, dimension, value and the last result of what is under the mouse. The editor asks in a thread of its own. */
public final class Hovers implements ITextHover, ITextHoverExtension {
    private static final int PATIENCE = 2;

    private final LanguageService language = WhencePlugin.active().language();

    @Override
    public String getHoverInfo(ITextViewer viewer, IRegion region) {
        IDocument document = viewer.getDocument();
        Optional<OpenModel> model = language.model(document);
        try {
            if (model.isPresent()) {
                HoverParams asked = new HoverParams(model.get().identifier(), Places.position(document, region.getOffset()));
                Optional<Hover> hover = Answers.now(language.ask(server -> server.getTextDocumentService().hover(asked)), PATIENCE);
                return hover.map(found -> plain(found.getContents().getRight().getValue())).orElse(null);
            }
        } catch (BadLocationException changed) {
            return null; // what is under the mouse is no longer there
        }
        return null;
    }

    /** What the workbench shows without a browser, which not every system has. */
    static String plain(String markdown) {
        return markdown.replaceAll("(?m)^```\\w*\\R?", "").replaceAll("`([^`]*)`", "$1").replaceAll("(?m)^\\*([^*\\n]+)\\*$", "$1")
            .replaceAll("\\*\\*([^*]+)\\*\\*", "$1").replaceAll("\n{3,}", "\n\n").strip();
    }

    @Override
    public IRegion getHoverRegion(ITextViewer viewer, int offset) {
        return new Region(offset, 0);
    }

    @Override
    public IInformationControlCreator getHoverControlCreator() {
        return parent -> new DefaultInformationControl(parent, EditorsUI.getTooltipAffordanceString());
    }
}

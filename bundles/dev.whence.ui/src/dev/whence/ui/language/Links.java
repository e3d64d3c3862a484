package dev.whence.ui.language;

import dev.whence.ui.WhencePlugin;
import dev.whence.ui.colours.PerfPartitions;
import java.util.List;
import java.util.Optional;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.ITypedRegion;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.TextUtilities;
import org.eclipse.jface.text.hyperlink.AbstractHyperlinkDetector;
import org.eclipse.jface.text.hyperlink.IHyperlink;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;

/** Leads from a name, or an imported file, to its declaration: F3, or a click with Ctrl. Where it leads is asked when it is followed. */
public final class Links extends AbstractHyperlinkDetector {

    @Override
    public IHyperlink[] detectHyperlinks(ITextViewer viewer, IRegion at, boolean several) {
        LanguageService language = WhencePlugin.active().language();
        IDocument document = viewer.getDocument();
        Optional<OpenModel> model = document == null ? Optional.empty() : language.model(document);
        try {
            IRegion word = model.isEmpty() ? null : word(document, at.getOffset());
            return word == null ? null : new IHyperlink[] {new Link(language, model.get(), viewer, word, Places.position(document, word.getOffset()))};
        } catch (BadLocationException changed) {
            return null;
        }
    }

    private static IRegion word(IDocument document, int offset) throws BadLocationException {
        ITypedRegion partition = TextUtilities.getPartition(document, PerfPartitions.PARTITIONING, offset, false);
        if (!partition.getType().equals(IDocument.DEFAULT_CONTENT_TYPE)) {
            return partition.getType().equals(PerfPartitions.NOTE) ? partition : null; // it may be the name of a file
        }
        int start = offset;
        while (start > 0 && Character.isJavaIdentifierPart(document.getChar(start - 1))) {
            start--;
        }
        int end = offset;
        while (end < document.getLength() && Character.isJavaIdentifierPart(document.getChar(end))) {
            end++;
        }
        return end == start || Character.isDigit(document.getChar(start)) ? null : new Region(start, end - start);
    }

    /** To whatever declares the word. */
    private record Link(LanguageService language, OpenModel model, ITextViewer viewer, IRegion word, Position position) implements IHyperlink {
        @Override
        public IRegion getHyperlinkRegion() {
            return word;
        }

        @Override
        public String getTypeLabel() {
            return null;
        }

        @Override
        public String getHyperlinkText() {
            return "Open Declaration";
        }

        @Override
        public void open() {
            IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
            Answers.later(language.ask(server -> server.getTextDocumentService().definition(new DefinitionParams(model.identifier(), position))),
                viewer.getTextWidget(), found -> {
                    List<? extends Location> places = found.getLeft();
                    if (!places.isEmpty()) {
                        Places.show(page, language, places.get(0));
                    }
                });
        }
    }
}

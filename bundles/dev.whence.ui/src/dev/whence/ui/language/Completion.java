package dev.whence.ui.language;

import dev.whence.ui.WhencePlugin;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.TextUtilities;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension2;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension5;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension6;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.link.LinkedModeModel;
import org.eclipse.jface.text.link.LinkedModeUI;
import org.eclipse.jface.text.link.LinkedPosition;
import org.eclipse.jface.text.link.LinkedPositionGroup;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.ui.texteditor.link.EditorLinkedModeUI;

/** One proposal. The places of a template are filled in one after the other, those of the same number together. */
final class Completion implements ICompletionProposal, ICompletionProposalExtension2, ICompletionProposalExtension5, ICompletionProposalExtension6 {
    private static final Pattern PLACE = Pattern.compile("\\$\\{(\\d+):([^}]*)\\}");

    private final CompletionItem item;
    private final IRegion replaced;
    private final int asked;
    private Point selection;

    /**
     * @param replaced the word that was there when it was asked for
     * @param asked where the caret was then
     */
    Completion(CompletionItem item, IRegion replaced, int asked) {
        this.item = item;
        this.replaced = replaced;
        this.asked = asked;
    }

    @Override
    public boolean validate(IDocument document, int offset, DocumentEvent event) {
        try {
            String typed = offset < replaced.getOffset() ? null : document.get(replaced.getOffset(), offset - replaced.getOffset());
            return typed != null && !typed.equals(item.getTextEdit().getLeft().getNewText())
                && Completions.begins(item.getFilterText() == null ? item.getLabel() : item.getFilterText(), typed);
        } catch (BadLocationException gone) {
            return false;
        }
    }

    @Override
    public void apply(ITextViewer viewer, char trigger, int stateMask, int offset) {
        apply(viewer.getDocument(), viewer, offset);
    }

    @Override
    public void apply(IDocument document) {
        apply(document, null, asked);
    }

    private void apply(IDocument document, ITextViewer viewer, int offset) {
        try {
            String indented = item.getTextEdit().getLeft().getNewText().replace("\n", TextUtilities.getDefaultLineDelimiter(document) + indent(document));
            Map<String, List<IRegion>> places = new LinkedHashMap<>();
            String text = item.getInsertTextFormat() == InsertTextFormat.Snippet ? filled(indented, places) : indented;
            int start = replaced.getOffset();
            document.replace(start, replaced.getLength() + offset - asked, text);
            selection = new Point(start + text.length(), 0);
            if (!places.isEmpty() && viewer != null) {
                link(document, viewer, places, start + text.length());
            }
        } catch (BadLocationException changed) {
            WhencePlugin.log("\"" + item.getLabel() + "\" fits the text no longer", changed);
        }
    }

    private String indent(IDocument document) throws BadLocationException {
        IRegion line = document.getLineInformationOfOffset(replaced.getOffset());
        String before = document.get(line.getOffset(), replaced.getOffset() - line.getOffset());
        return before.substring(0, before.length() - before.stripLeading().length());
    }

    /** The text with what is proposed for its places. */
    private String filled(String snippet, Map<String, List<IRegion>> places) {
        StringBuilder text = new StringBuilder();
        Matcher place = PLACE.matcher(snippet);
        int end = 0;
        while (place.find()) {
            text.append(snippet, end, place.start());
            places.computeIfAbsent(place.group(1), number -> new ArrayList<>())
                .add(new Region(replaced.getOffset() + text.length(), place.group(2).length()));
            text.append(place.group(2));
            end = place.end();
        }
        return text.append(snippet.substring(end)).toString();
    }

    private void link(IDocument document, ITextViewer viewer, Map<String, List<IRegion>> places, int end) throws BadLocationException {
        LinkedModeModel model = new LinkedModeModel();
        int order = 0;
        for (List<IRegion> same : places.values()) {
            LinkedPositionGroup group = new LinkedPositionGroup();
            for (IRegion place : same) {
                group.addPosition(new LinkedPosition(document, place.getOffset(), place.getLength(), order));
            }
            order++;
            model.addGroup(group);
        }
        model.forceInstall();
        LinkedModeUI filling = new EditorLinkedModeUI(model, viewer);
        filling.setExitPosition(viewer, end, 0, Integer.MAX_VALUE);
        filling.enter();
        IRegion first = filling.getSelectedRegion();
        selection = new Point(first.getOffset(), first.getLength());
    }

    @Override
    public Point getSelection(IDocument document) {
        return selection;
    }

    @Override
    public Object getAdditionalProposalInfo(IProgressMonitor monitor) {
        return getAdditionalProposalInfo();
    }

    @Override
    public String getAdditionalProposalInfo() {
        return item.getDocumentation() == null ? null : item.getDocumentation().map(text -> text, MarkupContent::getValue);
    }

    @Override
    public String getDisplayString() {
        return item.getLabel();
    }

    @Override
    public StyledString getStyledDisplayString() {
        StyledString text = new StyledString(item.getLabel());
        if (item.getDetail() != null && !item.getLabel().endsWith(item.getDetail())) {
            text.append("  " + item.getDetail(), StyledString.QUALIFIER_STYLER);
        }
        return text;
    }

    @Override
    public Image getImage() {
        return null;
    }

    @Override
    public IContextInformation getContextInformation() {
        return null;
    }

    @Override
    public void selected(ITextViewer viewer, boolean smartToggle) {
        // nothing is shown in the text before it is chosen
    }

    @Override
    public void unselected(ITextViewer viewer) {
        // nothing was shown
    }
}

package dev.whence.ui.language;

import dev.whence.ui.WhencePlugin;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentExtension4;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.IContentAssistProcessor;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.contentassist.IContextInformationValidator;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;

/** What could be written at the caret. The editor asks in a thread of its own. */
public final class Completions implements IContentAssistProcessor {
    private static final int PATIENCE = 5;

    private final LanguageService language = WhencePlugin.active().language();

    @Override
    public ICompletionProposal[] computeCompletionProposals(ITextViewer viewer, int offset) {
        IDocument document = viewer.getDocument();
        Optional<OpenModel> model = language.model(document);
        List<ICompletionProposal> proposals = new ArrayList<>();
        long stamp = ((IDocumentExtension4) document).getModificationStamp();
        try {
            if (model.isPresent() && !isNumber(document, offset)) {
                CompletionParams asked = new CompletionParams(model.get().identifier(), Places.position(document, offset));
                List<CompletionItem> items = Answers.now(language.ask(server -> server.getTextDocumentService().completion(asked)), PATIENCE)
                    .map(answer -> answer.getLeft()).orElse(List.of());
                for (CompletionItem item : items.stream().sorted(Comparator.comparing(CompletionItem::getSortText)).toList()) {
                    IRegion replaced = Places.region(document, item.getTextEdit().getLeft().getRange());
                    Completion proposal = new Completion(item, replaced, offset);
                    if (proposal.validate(document, offset, null)) {
                        proposals.add(proposal);
                    }
                }
            }
        } catch (BadLocationException changed) {
            return new ICompletionProposal[0]; // who goes on typing asks again
        }
        // What was typed since would make the next Return choose something that is not meant any more.
        boolean late = ((IDocumentExtension4) document).getModificationStamp() != stamp;
        return late ? new ICompletionProposal[0] : proposals.toArray(ICompletionProposal[]::new);
    }

    /** The editor asks while one types. Who ends a line with a number does not want its Return to choose a unit. */
    private static boolean isNumber(IDocument document, int offset) throws BadLocationException {
        int start = offset;
        while (start > 0 && (Character.isLetterOrDigit(document.getChar(start - 1)) || document.getChar(start - 1) == '_')) {
            start--;
        }
        return start < offset && Character.isDigit(document.getChar(start)) && Character.isDigit(document.getChar(offset - 1));
    }

    /** Whether a word begins so, in capitals or not. */
    static boolean begins(String word, String prefix) {
        return word.toLowerCase(Locale.ROOT).startsWith(prefix.toLowerCase(Locale.ROOT));
    }

    @Override
    public IContextInformation[] computeContextInformation(ITextViewer viewer, int offset) {
        return new IContextInformation[0];
    }

    @Override
    public char[] getCompletionProposalAutoActivationCharacters() {
        return new char[0];
    }

    @Override
    public char[] getContextInformationAutoActivationCharacters() {
        return new char[0];
    }

    @Override
    public String getErrorMessage() {
        return null;
    }

    @Override
    public IContextInformationValidator getContextInformationValidator() {
        return null;
    }
}

package dev.whence.ui.language;

import dev.whence.ui.WhencePlugin;
import org.eclipse.core.runtime.IAdapterFactory;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;

/** Gives the editor an outline if it has a model in it. */
public final class OutlineFactory implements IAdapterFactory {

    @Override
    public <T> T getAdapter(Object adapted, Class<T> type) {
        if (type == IContentOutlinePage.class && adapted instanceof ITextEditor editor && editor.getDocumentProvider() != null) {
            IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
            LanguageService language = WhencePlugin.active().language();
            return document == null || language.model(document).isEmpty() ? null : type.cast(new Outline(editor, document, language));
        }
        return null;
    }

    @Override
    public Class<?>[] getAdapterList() {
        return new Class<?>[] {IContentOutlinePage.class};
    }
}

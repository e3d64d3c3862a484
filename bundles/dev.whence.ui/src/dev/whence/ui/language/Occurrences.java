package dev.whence.ui.language;

import dev.whence.ui.WhencePlugin;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.IPreferenceChangeListener;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModelExtension;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.viewers.IPostSelectionProvider;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightParams;

/** Marks wherever else the name at the caret stands for the same thing. */
public final class Occurrences extends Companion {
    /** Which the generic editor has for its own word highlighting. */
    private static final String TYPE = "org.eclipse.ui.genericeditor.text";
    /** The button of the tool bar that marks occurrences, in the generic editor's preferences. */
    private static final String WANTED = "org.eclipse.ui.genericeditor.togglehighlight";
    private static final int REST = 250;

    private final ISelectionChangedListener onCaret = event -> askSoon();
    private final IEclipsePreferences preferences = InstanceScope.INSTANCE.getNode("org.eclipse.ui.genericeditor");
    private final IPreferenceChangeListener onPreference = change -> {
        if (change.getKey().equals(WANTED)) {
            askSoon();
        }
    };
    private List<Annotation> shown = List.of();

    public Occurrences() {
        super(REST);
    }

    @Override
    public void install(ITextViewer installed) {
        super.install(installed);
        preferences.addPreferenceChangeListener(onPreference);
        if (installed.getSelectionProvider() instanceof IPostSelectionProvider carets) {
            carets.addPostSelectionChangedListener(onCaret);
        }
    }

    @Override
    public void uninstall() {
        preferences.removePreferenceChangeListener(onPreference);
        if (viewer().getSelectionProvider() instanceof IPostSelectionProvider carets) {
            carets.removePostSelectionChangedListener(onCaret);
        }
        super.uninstall();
    }

    @Override
    void ask(OpenModel model) {
        if (!preferences.getBoolean(WANTED, true)) {
            show(model, List.of());
            return;
        }
        int version = model.version().number();
        try {
            DocumentHighlightParams asked = new DocumentHighlightParams(model.identifier(), Places.position(model.document(), viewer().getSelectedRange().x));
            Answers.later(language().ask(server -> server.getTextDocumentService().documentHighlight(asked)), widget(), places -> {
                if (model.version().number() == version) {
                    show(model, places);
                }
            });
        } catch (BadLocationException changed) {
            askSoon();
        }
    }

    private void show(OpenModel model, List<? extends DocumentHighlight> places) {
        Map<Annotation, Position> now = new HashMap<>();
        try {
            for (DocumentHighlight place : places) {
                IRegion region = Places.region(model.document(), place.getRange());
                now.put(new Annotation(TYPE, false, null), new Position(region.getOffset(), region.getLength()));
            }
        } catch (BadLocationException changed) {
            WhencePlugin.log("The places of a name do not fit the text", changed);
        }
        if (viewer() instanceof ISourceViewer source && source.getAnnotationModel() instanceof IAnnotationModelExtension annotations) {
            annotations.replaceAnnotations(shown.toArray(Annotation[]::new), now);
            shown = new ArrayList<>(now.keySet());
        }
    }
}

package dev.whence.ui.language;

import dev.whence.ui.WhencePlugin;
import org.eclipse.core.resources.IMarker;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolution2;
import org.eclipse.ui.IMarkerResolutionGenerator2;

/** Offers the fixes of a problem: to Ctrl+1, to the light bulb and to the Problems view. */
public final class MarkerFixes implements IMarkerResolutionGenerator2 {

    @Override
    public boolean hasResolutions(IMarker marker) {
        return marker.getAttribute(Fixes.FIXABLE, false);
    }

    @Override
    public IMarkerResolution[] getResolutions(IMarker marker) {
        return WhencePlugin.active().language().fixes().of(marker).stream().map(Fix::new).toArray(IMarkerResolution[]::new);
    }

    /** One of them. */
    private record Fix(CodeAction action) implements IMarkerResolution2 {
        @Override
        public String getLabel() {
            return action.getTitle();
        }

        @Override
        public String getDescription() {
            return null;
        }

        @Override
        public Image getImage() {
            return null;
        }

        @Override
        public void run(IMarker marker) {
            new Edits(WhencePlugin.active().language(), action.getTitle()).apply(action.getEdit());
        }
    }
}

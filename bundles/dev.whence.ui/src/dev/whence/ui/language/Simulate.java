package dev.whence.ui.language;

import dev.whence.ui.WhencePlugin;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IFile;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.handlers.HandlerUtil;

/** Simulates the model in the editor for who does not have it done on saving. */
public final class Simulate extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) {
        IEditorInput input = HandlerUtil.getActiveEditorInput(event);
        IFile file = input == null ? null : input.getAdapter(IFile.class);
        if (file != null) {
            WhencePlugin.active().language().run(file);
        }
        return null;
    }
}

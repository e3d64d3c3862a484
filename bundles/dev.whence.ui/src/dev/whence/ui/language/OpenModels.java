package dev.whence.ui.language;

import dev.whence.ui.WhencePlugin;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.IFileBufferListener;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.content.IContentType;
import org.eclipse.jface.text.IDocument;

/**
 * Follows the file buffers, of which there is one for a file however many editors and others have it open: whoever else reaches for a
 * closed file through a buffer opens it in the server, and has what it publishes come back.
 */
final class OpenModels implements IFileBufferListener {
    private final LanguageService language;
    private final Map<Path, OpenModel> open = new ConcurrentHashMap<>();

    OpenModels(LanguageService language) {
        this.language = language;
    }

    Optional<OpenModel> of(IDocument document) {
        return open.values().stream().filter(model -> model.document() == document).findFirst();
    }

    Optional<OpenModel> of(IFile file) {
        return open.values().stream().filter(model -> file.equals(model.file())).findFirst();
    }

    Optional<OpenModel> of(Path path) {
        return Optional.ofNullable(open.get(path));
    }

    /** The file at a path; null outside the workspace. */
    IFile file(Path path) {
        OpenModel model = open.get(path);
        if (model != null) {
            return model.file();
        }
        IFile[] files = ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(path.toUri());
        return files.length == 0 ? null : files[0];
    }

    @Override
    public void bufferCreated(IFileBuffer buffer) {
        Path path = path(buffer);
        if (path != null && buffer instanceof ITextFileBuffer text && isModel(text)) {
            OpenModel model = new OpenModel(language, path, FileBuffers.getWorkspaceFileAtLocation(buffer.getLocation(), true), text.getDocument());
            OpenModel before = open.put(path, model);
            if (before != null) {
                before.close();
            }
            model.open();
            language.simulateIfWanted(model);
        }
    }

    @Override
    public void bufferDisposed(IFileBuffer buffer) {
        Path path = path(buffer);
        OpenModel model = path == null ? null : open.remove(path);
        if (model != null) {
            model.close();
        }
    }

    @Override
    public void dirtyStateChanged(IFileBuffer buffer, boolean isDirty) {
        Path path = isDirty ? null : path(buffer);
        if (path != null) {
            of(path).ifPresent(model -> {
                model.saved();
                language.simulateIfWanted(model);
            });
        }
    }

    private static Path path(IFileBuffer buffer) {
        return buffer.getFileStore() == null || !"file".equals(buffer.getFileStore().toURI().getScheme()) ? null
            : Path.of(buffer.getFileStore().toURI()).toAbsolutePath().normalize();
    }

    private static boolean isModel(ITextFileBuffer buffer) {
        try {
            IContentType type = buffer.getContentType();
            return type != null && type.getId().equals(WhencePlugin.CONTENT_TYPE);
        } catch (CoreException unreadable) {
            return false;
        }
    }

    @Override
    public void bufferContentAboutToBeReplaced(IFileBuffer buffer) {
        // its document tells
    }

    @Override
    public void bufferContentReplaced(IFileBuffer buffer) {
        // its document tells
    }

    @Override
    public void stateChanging(IFileBuffer buffer) {
        // what becomes of it is told
    }

    @Override
    public void stateValidationChanged(IFileBuffer buffer, boolean isStateValidated) {
        // the text is the same
    }

    @Override
    public void underlyingFileMoved(IFileBuffer buffer, IPath path) {
        // the editor opens a buffer for the file where it is now
    }

    @Override
    public void underlyingFileDeleted(IFileBuffer buffer) {
        // the editor closes, or keeps the text
    }

    @Override
    public void stateChangeFailed(IFileBuffer buffer) {
        // the text is the same
    }
}

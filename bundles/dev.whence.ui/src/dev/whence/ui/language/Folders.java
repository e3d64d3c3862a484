package dev.whence.ui.language;

import dev.whence.ui.WhencePlugin;
import dev.whence.ui.results.Outcomes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.WorkspaceFoldersChangeEvent;

/** Tells the server which projects come and go, and which models change on the disk. */
final class Folders implements IResourceChangeListener {
    private final LanguageService language;

    Folders(LanguageService language) {
        this.language = language;
    }

    @Override
    public void resourceChanged(IResourceChangeEvent event) {
        List<WorkspaceFolder> added = new ArrayList<>();
        List<WorkspaceFolder> removed = new ArrayList<>();
        List<FileEvent> files = new ArrayList<>();
        Set<IProject> concerned = new LinkedHashSet<>();
        try {
            event.getDelta().accept(delta -> {
                if (delta.getResource() instanceof IProject project && project.getLocation() != null) {
                    project(delta, project, added, removed);
                }
                if (delta.getResource() instanceof IFile file && "perf".equals(file.getFileExtension()) && file.getLocation() != null) {
                    file(delta, file, files, concerned);
                }
                return true;
            });
        } catch (CoreException gone) {
            WhencePlugin.log("A change of the workspace could not be followed", gone);
        }
        if (!added.isEmpty() || !removed.isEmpty()) {
            language.tellIfStarted(server -> server.getWorkspaceService().didChangeWorkspaceFolders(
                new DidChangeWorkspaceFoldersParams(new WorkspaceFoldersChangeEvent(added, removed))));
        }
        if (!files.isEmpty()) {
            language.tellIfStarted(server -> server.getWorkspaceService().didChangeWatchedFiles(new DidChangeWatchedFilesParams(files)));
        }
        concerned.forEach(language.closedModels()::look);
    }

    private static void project(IResourceDelta delta, IProject project, List<WorkspaceFolder> added, List<WorkspaceFolder> removed) {
        boolean opened = (delta.getFlags() & IResourceDelta.OPEN) != 0;
        if (delta.getKind() == IResourceDelta.REMOVED || opened && !project.isOpen()) {
            removed.add(LanguageService.folder(project));
        } else if (delta.getKind() == IResourceDelta.ADDED || opened) {
            added.add(LanguageService.folder(project));
        }
    }

    /** What is edited is known already. */
    private void file(IResourceDelta delta, IFile file, List<FileEvent> files, Set<IProject> concerned) {
        boolean removed = delta.getKind() == IResourceDelta.REMOVED;
        if (removed) {
            Outcomes.forget(file);
        }
        boolean content = removed || delta.getKind() == IResourceDelta.ADDED || (delta.getFlags() & IResourceDelta.CONTENT) != 0;
        if (content) {
            concerned.add(file.getProject());
        }
        if (content && language.models().of(file).isEmpty()) {
            files.add(new FileEvent(LanguageService.uri(file.getLocation().toPath()), removed ? FileChangeType.Deleted : FileChangeType.Changed));
        }
    }
}

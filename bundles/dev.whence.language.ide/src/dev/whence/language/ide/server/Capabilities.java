package dev.whence.language.ide.server;

import dev.whence.language.ide.names.Colours;
import java.util.List;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CodeLensOptions;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.ExecuteCommandOptions;
import org.eclipse.lsp4j.RenameOptions;
import org.eclipse.lsp4j.SaveOptions;
import org.eclipse.lsp4j.SemanticTokensLegend;
import org.eclipse.lsp4j.SemanticTokensWithRegistrationOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.TextDocumentSyncOptions;
import org.eclipse.lsp4j.WorkspaceFoldersOptions;
import org.eclipse.lsp4j.WorkspaceServerCapabilities;

/** What the server can do. */
final class Capabilities {

    private Capabilities() {}

    static ServerCapabilities ofServer() {
        ServerCapabilities all = new ServerCapabilities();
        TextDocumentSyncOptions sync = new TextDocumentSyncOptions();
        sync.setOpenClose(true);
        sync.setChange(TextDocumentSyncKind.Incremental);
        sync.setSave(new SaveOptions(false));
        all.setTextDocumentSync(sync);
        all.setCompletionProvider(new CompletionOptions(false, List.of(".", " ")));
        all.setHoverProvider(true);
        all.setDefinitionProvider(true);
        all.setReferencesProvider(true);
        all.setDocumentHighlightProvider(true);
        all.setDocumentSymbolProvider(true);
        all.setWorkspaceSymbolProvider(true);
        all.setRenameProvider(new RenameOptions(true));
        all.setDocumentFormattingProvider(true);
        all.setDocumentRangeFormattingProvider(true);
        all.setFoldingRangeProvider(true);
        all.setSemanticTokensProvider(new SemanticTokensWithRegistrationOptions(new SemanticTokensLegend(Colours.TYPES, Colours.MODIFIERS), true));
        all.setCodeActionProvider(new CodeActionOptions(List.of(CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite)));
        all.setCodeLensProvider(new CodeLensOptions(false));
        all.setInlayHintProvider(true);
        all.setExecuteCommandProvider(new ExecuteCommandOptions(List.of(RunCommands.RUN, RunCommands.CANCEL)));
        WorkspaceFoldersOptions folders = new WorkspaceFoldersOptions();
        folders.setSupported(true);
        folders.setChangeNotifications(true);
        all.setWorkspace(new WorkspaceServerCapabilities(folders));
        return all;
    }
}

// Starts `whence lsp` and lets VS Code speak to it; everything else is the server's.
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

exports.activate = async () => {
    const settings = vscode.workspace.getConfiguration('whence');
    client = new LanguageClient('whence', 'Whence', { command: settings.get('command'), args: ['lsp'] }, {
        documentSelector: [{ language: 'perf' }],
        synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher('**/*.perf') },
        initializationOptions: { runOnSave: settings.get('runOnSave') },
        middleware: {
            // From the palette the commands are about the file in front.
            executeCommand: (command, args, next) =>
                next(command, args.length > 0 ? args : [vscode.window.activeTextEditor.document.uri.toString()]),
        },
    });
    try {
        await client.start();
    } catch (failure) {
        vscode.window.showErrorMessage(`Whence does not start: ${failure.message}. Set whence.command to where the command is.`);
    }
};

exports.deactivate = () => client?.stop();

package dev.whence.cli;

import dev.whence.cli.run.CommandSyntax;
import dev.whence.cli.run.ExitCode;
import dev.whence.cli.run.Surroundings;
import dev.whence.language.ide.server.PerfServer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code whence lsp}: serves an editor on standard input and output. */
final class LspCommand implements Subcommand {
    @Override
    public CommandSpec spec() {
        CommandSpec spec = CommandSyntax.command("lsp", "Serve an editor by the Language Server Protocol.",
            "Speaks on standard input and output; started by the editor, not by hand. See docs/editors.md.", "",
            "Exit code: 0 the editor has said shutdown and exit, 1 it has left without.");
        spec.usageMessage().footer("  whence lsp");
        // Editors add it whatever the server; there is no other way to be spoken to.
        spec.addOption(CommandSyntax.flag("the only way, so it may be left out", "--stdio"));
        return spec;
    }

    @Override
    public ExitCode run(ParseResult parsed, Surroundings surroundings) {
        try {
            return PerfServer.serve(surroundings.in(), surroundings.out()) ? ExitCode.OK : ExitCode.FAILED;
        } catch (InterruptedException enough) {
            Thread.currentThread().interrupt();
            return ExitCode.FAILED;
        }
    }
}

package dev.whence.cli;

import dev.whence.cli.run.CommandSyntax;
import dev.whence.cli.run.ExitCode;
import dev.whence.cli.run.Surroundings;
import dev.whence.cli.run.UsageException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** {@code whence ide}: listed here, but started by the script of a clone, which finds the workbench for the machine. */
final class IdeCommand implements Subcommand {
    @Override
    public CommandSpec spec() {
        CommandSpec spec = CommandSyntax.command("ide", "Start the workbench.",
            "From a clone it is built first where that is needed; elsewhere start whence-ide in the product's folder.");
        spec.addOption(OptionSpec.builder("-data").paramLabel("FOLDER").type(String.class).description("the workspace; it is asked for otherwise").build());
        spec.usageMessage().footer("  ./whence ide");
        return spec;
    }

    @Override
    public ExitCode run(ParseResult parsed, Surroundings surroundings) {
        throw new UsageException("the workbench is not part of this command: start whence-ide in the product's folder, or ./whence ide in a clone");
    }
}

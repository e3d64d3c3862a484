package dev.whence.cli;

import dev.whence.cli.run.CommandSyntax;
import dev.whence.cli.run.ExitCode;
import dev.whence.cli.run.Surroundings;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

final class FormatCommand implements Subcommand {
    @Override
    public CommandSpec spec() {
        return CommandSyntax.command("format", "Lay models out as everybody does.");
    }

    @Override
    public ExitCode run(ParseResult parsed, Surroundings surroundings) {
        return ExitCode.OK;
    }
}

package dev.whence.cli;

import dev.whence.cli.run.ExitCode;
import dev.whence.cli.run.Surroundings;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** One of the commands, such as {@code whence run}. */
interface Subcommand {
    /** Its options, arguments and help. */
    CommandSpec spec();

    /** @throws dev.whence.cli.run.UsageException if what is asked for cannot be */
    ExitCode run(ParseResult parsed, Surroundings surroundings);
}

package dev.whence.cli;

import dev.whence.cli.run.CommandSyntax;
import dev.whence.cli.run.ExitCode;
import dev.whence.cli.run.Guard;
import dev.whence.cli.run.Output;
import dev.whence.cli.run.Reasons;
import dev.whence.cli.run.Surroundings;
import dev.whence.cli.run.UsageException;
import dev.whence.report.Problem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code whence format}: lays files out, in place, on standard output, or only to see whether they are. */
final class FormatCommand implements Subcommand {
    private static final String STANDARD_INPUT = "-";

    @Override
    public CommandSpec spec() {
        CommandSpec spec = CommandSyntax.command("format", "Lay models out as everybody does.",
            "Rewrites the files in place and names those that changed. No comment is lost. A file with syntax errors is left alone. "
                + "For FILE - standard input is laid out on standard output.", "",
            "Exit code: 0 done, 1 --check found a file that is not laid out, 2 syntax errors, 4 bad usage, 5 internal error.");
        ModelFiles.addTo(spec);
        spec.addOption(CommandSyntax.flag("change nothing; say which files would change, and exit with 1 if any", "--check"));
        spec.addOption(CommandSyntax.flag("write to standard output instead", "--stdout"));
        spec.addOption(CommandSyntax.flag("name no files", "-q", "--quiet"));
        spec.usageMessage().footer("  whence format models/", "  whence format --check models/", "  whence format - < ffs.perf");
        return spec;
    }

    @Override
    public ExitCode run(ParseResult parsed, Surroundings surroundings) {
        try (Output output = Output.open(null, "auto", surroundings)) {
            ModelSource source = new ModelSource();
            if (parsed.matchedPositionalValue(0, List.<String>of()).equals(List.of(STANDARD_INPUT))) {
                return standardInput(source, surroundings, output);
            }
            ExitCode worst = ExitCode.OK;
            for (Path file : ModelFiles.of(parsed)) {
                worst = worst.or(Guard.run(surroundings, () -> one(file, source, parsed, output)));
            }
            return worst;
        }
    }

    private static ExitCode standardInput(ModelSource source, Surroundings surroundings, Output output) {
        try {
            String text = new String(surroundings.in().readAllBytes(), StandardCharsets.UTF_8);
            return printed(Path.of("standard-input.perf"), text, source, output);
        } catch (IOException failure) {
            throw new UsageException("standard input cannot be read: " + Reasons.of(failure));
        }
    }

    private static ExitCode printed(Path file, String text, ModelSource source, Output output) {
        Optional<String> formatted = source.format(text);
        if (formatted.isEmpty()) {
            return refused(source.problems(file, text), output);
        }
        output.print(formatted.get());
        return ExitCode.OK;
    }

    private static ExitCode one(Path file, ModelSource source, ParseResult parsed, Output output) {
        List<Problem> unreadable = source.unreadable(file);
        if (!unreadable.isEmpty()) {
            return refused(unreadable, output);
        }
        String text = ModelSource.text(file);
        if (parsed.hasMatchedOption("--stdout")) {
            return printed(file, text, source, output);
        }
        Optional<String> formatted = source.format(text);
        if (formatted.isEmpty()) {
            return refused(source.problems(file, text), output);
        }
        if (formatted.get().equals(text)) {
            return ExitCode.OK;
        }
        boolean checking = parsed.hasMatchedOption("--check");
        if (!checking) {
            write(file, formatted.get());
        }
        if (!parsed.hasMatchedOption("--quiet")) {
            output.print(file + (checking ? " is not laid out\n" : " laid out\n"));
        }
        return checking ? ExitCode.FAILED : ExitCode.OK;
    }

    private static ExitCode refused(List<Problem> problems, Output output) {
        problems.stream().filter(Problem::isError).forEach(output::print);
        return ExitCode.ERRORS;
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException failure) {
            throw new UsageException("cannot write " + file + ": " + Reasons.of(failure));
        }
    }
}

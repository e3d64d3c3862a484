package dev.whence.cli;

import dev.whence.cli.run.CommandSyntax;
import dev.whence.cli.run.ExitCode;
import dev.whence.cli.run.Format;
import dev.whence.cli.run.Guard;
import dev.whence.cli.run.Output;
import dev.whence.cli.run.RunOptions;
import dev.whence.cli.run.Surroundings;
import dev.whence.report.JsonReport;
import dev.whence.report.Problem;
import dev.whence.report.ProblemText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code whence validate}: what is to be said about models without running them. */
final class ValidateCommand implements Subcommand {
    @Override
    public CommandSpec spec() {
        CommandSpec spec = CommandSyntax.command("validate", "Say what is wrong with models, without simulating.",
            "Prints errors, warnings and hints, each with its line. With --quiet only errors.", "",
            "Exit code: 0 no errors, 2 some, 4 bad usage, 5 internal error.");
        ModelFiles.addTo(spec);
        RunOptions.addOutputTo(spec);
        spec.usageMessage().footer("  whence validate models/", "  whence validate --format json ffs.perf");
        return spec;
    }

    @Override
    public ExitCode run(ParseResult parsed, Surroundings surroundings) {
        List<Path> files = ModelFiles.of(parsed);
        Format format = RunOptions.format(parsed);
        boolean quiet = parsed.hasMatchedOption("--quiet");
        try (Output output = Output.open(parsed.matchedOptionValue("--output", null), RunOptions.colour(parsed), surroundings)) {
            ModelSource source = new ModelSource();
            List<Problem> all = new ArrayList<>();
            ExitCode worst = ExitCode.OK;
            for (Path file : files) {
                worst = worst.or(Guard.run(surroundings, () -> {
                    List<Problem> problems = source.compile(file).problems();
                    all.addAll(problems);
                    print(file, problems, format, quiet, output);
                    return problems.stream().anyMatch(Problem::isError) ? ExitCode.ERRORS : ExitCode.OK;
                }));
            }
            if (format == Format.TEXT && !quiet) {
                output.print(summary(files.size(), all) + "\n");
            }
            return worst;
        }
    }

    private static void print(Path file, List<Problem> problems, Format format, boolean quiet, Output output) {
        if (format == Format.JSON) {
            output.print(JsonReport.of(file.toString(), problems) + "\n");
            return;
        }
        ProblemText text = new ProblemText(output.style());
        problems.stream().filter(p -> !quiet || p.isError()).forEach(p -> output.print(text.of(p)));
    }

    private static String summary(int files, List<Problem> problems) {
        List<String> counts = new ArrayList<>();
        for (String severity : List.of("error", "warning", "info")) {
            long count = problems.stream().filter(p -> p.severity().equals(severity)).count();
            if (count > 0) {
                String word = severity.equals("info") ? "hint" : severity;
                counts.add(count + " " + word + (count == 1 ? "" : "s"));
            }
        }
        return (files == 1 ? "1 model: " : files + " models: ") + (counts.isEmpty() ? "no problems" : String.join(", ", counts));
    }
}

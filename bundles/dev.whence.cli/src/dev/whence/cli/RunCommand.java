package dev.whence.cli;

import dev.whence.cli.run.CommandSyntax;
import dev.whence.cli.run.ExitCode;
import dev.whence.cli.run.Format;
import dev.whence.cli.run.Guard;
import dev.whence.cli.run.ModelRun;
import dev.whence.cli.run.Output;
import dev.whence.cli.run.RunOptions;
import dev.whence.cli.run.RunRequest;
import dev.whence.cli.run.Surroundings;
import dev.whence.report.JsonReport;
import dev.whence.report.Problem;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code whence run} and {@code whence check}: simulate, and print everything or the verdicts. */
final class RunCommand implements Subcommand {
    private final boolean checking;

    private RunCommand(boolean checking) {
        this.checking = checking;
    }

    static RunCommand run() {
        return new RunCommand(false);
    }

    static RunCommand check() {
        return new RunCommand(true);
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = checking
            ? CommandSyntax.command("check", "Simulate and say which expectations are met.",
                "Prints a verdict for each \"expect\" of the models. With --quiet only those that are not met.",
                "",
                "Exit code: 0 all met, 1 some failed, 2 a model has errors, 3 undecided, 4 bad usage, 5 internal error.",
                "Of several models the weightiest counts: 5, 4, 2, 1, 3, 0.")
            : CommandSyntax.command("run", "Simulate and say whence the time comes.",
                "Prints the verdicts, then for each variant its figures and where each unit's time goes, the "
                    + "answers to \"show\", and how the hypotheses compare. With --quiet the verdicts only.");
        ModelFiles.addTo(spec);
        RunOptions.addTo(spec);
        spec.usageMessage().footer(checking
            ? new String[] {"  whence check models/", "  whence check --quiet --format json --output verdicts.json models/"}
            : new String[] {"  whence run ffs.perf", "  whence run ffs.perf --set \"rotdelay=6 ms\" --variant base",
                "  whence run tss.perf --seed 7 --format json | jq .variants[0].measures"});
        return spec;
    }

    @Override
    public ExitCode run(ParseResult parsed, Surroundings surroundings) {
        RunRequest request = RunOptions.of(parsed);
        List<Path> files = ModelFiles.of(parsed);
        try (Output output = Output.open(request.output(), request.colour(), surroundings)) {
            ModelSource source = new ModelSource();
            ModelRun run = new ModelRun(request, checking, output, surroundings);
            ExitCode worst = ExitCode.OK;
            for (Path file : files) {
                worst = worst.or(Guard.run(surroundings, () -> one(file, request, source, run, output)));
            }
            run.summarize(files.size());
            return worst;
        }
    }

    private static ExitCode one(Path file, RunRequest request, ModelSource source, ModelRun run, Output output) {
        ModelSource.Compiled compiled = source.compile(file);
        // Hints are for whoever edits the model; here they would only be in the way.
        List<Problem> shown = compiled.problems().stream()
            .filter(p -> p.isError() || p.severity().equals("warning") && !request.quiet()).toList();
        shown.forEach(output::print);
        if (compiled.model().isPresent()) {
            return run.run(compiled.model().get());
        }
        if (request.format() == Format.JSON) {
            output.print(JsonReport.of(file.toString(), compiled.problems()) + "\n");
        }
        return ExitCode.ERRORS;
    }
}

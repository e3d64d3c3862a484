package dev.whence.cli;

import dev.whence.cli.run.CommandSyntax;
import dev.whence.cli.run.ExitCode;
import dev.whence.cli.run.Format;
import dev.whence.cli.run.Guard;
import dev.whence.cli.run.Output;
import dev.whence.cli.run.RunOptions;
import dev.whence.cli.run.Surroundings;
import dev.whence.language.Reading;
import dev.whence.report.Inventory;
import dev.whence.report.JsonReport;
import dev.whence.report.Problem;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code whence list}: what models have, so that one knows what to set and to ask for. */
final class ListCommand implements Subcommand {
    @Override
    public CommandSpec spec() {
        CommandSpec spec = CommandSyntax.command("list", "Say what a model has.",
            "Lists parameters, parts, processes, variants, hypotheses, expectations and shows, with their lines: the names for --set and --variant.");
        ModelFiles.addTo(spec);
        RunOptions.addOutputTo(spec);
        spec.usageMessage().footer("  whence list ffs.perf");
        return spec;
    }

    @Override
    public ExitCode run(ParseResult parsed, Surroundings surroundings) {
        List<Path> files = ModelFiles.of(parsed);
        Format format = RunOptions.format(parsed);
        try (Output output = Output.open(parsed.matchedOptionValue("--output", null), RunOptions.colour(parsed), surroundings)) {
            ModelSource source = new ModelSource();
            ExitCode worst = ExitCode.OK;
            boolean first = true;
            for (Path file : files) {
                String gap = first || format == Format.JSON ? "" : "\n";
                worst = worst.or(Guard.run(surroundings, () -> one(file, gap, source, format, output)));
                first = false;
            }
            return worst;
        }
    }

    private static ExitCode one(Path file, String gap, ModelSource source, Format format, Output output) {
        Reading reading = source.read(file);
        if (reading.hasErrors() || reading.model().isEmpty()) {
            List<Problem> problems = new Problems().of(reading.issues());
            problems.stream().filter(Problem::isError).forEach(output::print);
            if (format == Format.JSON) {
                output.print(JsonReport.of(file.toString(), problems) + "\n");
            }
            return ExitCode.ERRORS;
        }
        Inventory inventory = new InventoryOfModel(reading.model().get(), file).inventory();
        output.print(format == Format.JSON ? inventory.json() + "\n" : gap + inventory.text(output.style()));
        return ExitCode.OK;
    }
}

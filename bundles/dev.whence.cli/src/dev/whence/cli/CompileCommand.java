package dev.whence.cli;

import dev.whence.cli.run.CommandSyntax;
import dev.whence.cli.run.ExitCode;
import dev.whence.cli.run.Output;
import dev.whence.cli.run.Reasons;
import dev.whence.cli.run.RunOptions;
import dev.whence.cli.run.Surroundings;
import dev.whence.cli.run.UsageException;
import dev.whence.program.Model;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code whence compile}: a model as a jar that simulates it wherever there is Java. */
final class CompileCommand implements Subcommand {
    @Override
    public CommandSpec spec() {
        CommandSpec spec = CommandSyntax.command("compile", "Make a jar that simulates the model wherever there is Java.",
            "\"java -jar\" on it prints what \"whence run\" prints for the model, and takes the same options: --help lists "
                + "them. The same model always gives the same bytes.");
        ModelFiles.addTo(spec);
        spec.addOption(CommandSyntax.value("JAR", "where to write it; the model's name with .jar unless given", "-o", "--output"));
        spec.addOption(CommandSyntax.value("WHEN", "colours: auto, always or never", "--color"));
        spec.usageMessage().footer("  whence compile ffs.perf -o ffs.jar", "  java -jar ffs.jar --set \"rotdelay=6 ms\"");
        return spec;
    }

    @Override
    public ExitCode run(ParseResult parsed, Surroundings surroundings) {
        List<Path> files = ModelFiles.of(parsed);
        if (files.size() != 1) {
            throw new UsageException("compile takes one model at a time, not " + files.size());
        }
        Path file = files.get(0);
        try (Output output = Output.open(null, RunOptions.colour(parsed), surroundings)) {
            ModelSource.Compiled compiled = new ModelSource().compile(file);
            compiled.problems().stream().filter(p -> !p.severity().equals("info")).forEach(output::print);
            Optional<Model> model = compiled.model();
            if (model.isEmpty()) {
                return ExitCode.ERRORS;
            }
            String name = parsed.matchedOptionValue("--output", file.getFileName().toString().replaceFirst("\\.perf$", "") + ".jar");
            write(model.get(), Path.of(name));
        }
        return ExitCode.OK;
    }

    /** Beside its place first, so that a jar that is there is whole. */
    private static void write(Model model, Path jar) {
        Path folder = jar.toAbsolutePath().getParent();
        try {
            Path temporary = Files.createTempFile(folder, jar.getFileName().toString(), ".tmp");
            temporary.toFile().setReadable(true, false); // a temporary file is its owner's only, a jar is for anybody
            try {
                try (var out = Files.newOutputStream(temporary)) {
                    new ExecutableJar(model).write(out);
                }
                Files.move(temporary, jar, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(temporary);
            }
        } catch (IOException failure) {
            throw new UsageException("cannot write " + jar + ": " + Reasons.of(failure));
        }
    }
}

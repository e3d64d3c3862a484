package dev.whence.cli.run;

import dev.whence.program.Model;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** The main class of a compiled model's jar: simulates the one model that is in the jar with it. */
public final class Executable {
    /** Where in the jar the model is. */
    public static final String MODEL = "/whence-model.ser";
    private static final String EXPECTED_CLASSES = "dev.whence.program.**;dev.whence.units.*;java.lang.*;java.math.BigInteger;java.util.*;!*";

    private Executable() {
    }

    public static void main(String... arguments) {
        Surroundings surroundings = Surroundings.ofProcess();
        ExitCode code = Guard.run(surroundings, () -> run(surroundings, arguments));
        surroundings.out().flush();
        surroundings.err().flush();
        System.exit(code.code());
    }

    private static ExitCode run(Surroundings surroundings, String... arguments) {
        Model model = model();
        CommandSpec spec = CommandSyntax.command("java -jar", "Simulates " + model.file() + ", as compiled by whence.");
        spec.usageMessage().footer("  java -jar model.jar --set delay=2ms", "  java -jar model.jar --format json --seed 7");
        RunOptions.addTo(spec);
        CommandLine command = new CommandLine(spec);
        ParseResult parsed = CommandSyntax.parse(command, arguments);
        if (parsed.isUsageHelpRequested()) {
            surroundings.out().print(command.getUsageMessage(CommandLine.Help.Ansi.OFF));
            return ExitCode.OK;
        }
        RunRequest request = RunOptions.of(parsed);
        try (Output output = Output.open(request.output(), request.colour(), surroundings)) {
            return new ModelRun(request, false, output, surroundings).run(model);
        }
    }

    private static Model model() {
        try (InputStream in = Executable.class.getResourceAsStream(MODEL)) {
            if (in == null) {
                throw new UsageException("there is no model in this jar; whence compile makes one that has it");
            }
            ObjectInputStream objects = new ObjectInputStream(new BufferedInputStream(in));
            objects.setObjectInputFilter(ObjectInputFilter.Config.createFilter(EXPECTED_CLASSES));
            return (Model) objects.readObject();
        } catch (IOException | ClassNotFoundException damaged) {
            throw new UsageException("the jar is damaged: " + damaged.getMessage());
        }
    }
}

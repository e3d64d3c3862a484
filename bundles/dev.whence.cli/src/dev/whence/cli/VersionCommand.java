package dev.whence.cli;

import dev.whence.cli.run.CommandSyntax;
import dev.whence.cli.run.ExitCode;
import dev.whence.cli.run.Surroundings;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.jar.Manifest;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code whence version}: which whence this is, and on what it runs. */
final class VersionCommand implements Subcommand {
    @Override
    public CommandSpec spec() {
        CommandSpec spec = CommandSyntax.command("version", "Say which version this is.");
        spec.usageMessage().footerHeading("");
        return spec;
    }

    @Override
    public ExitCode run(ParseResult parsed, Surroundings surroundings) {
        surroundings.out().println(text());
        return ExitCode.OK;
    }

    static String text() {
        String system = System.getProperty("os.name") + " " + System.getProperty("os.arch");
        return "whence " + version() + " (Java " + Runtime.version().feature() + ", " + system + ")";
    }

    /** From the bundle's manifest, which is beside its classes in the jar; while it is being developed there is none. */
    private static String version() {
        String path = VersionCommand.class.getName().replace('.', '/') + ".class";
        String self = String.valueOf(VersionCommand.class.getClassLoader().getResource(path));
        if (!self.startsWith("jar:")) {
            return "in development";
        }
        try (InputStream in = java.net.URI.create(self.substring(0, self.length() - path.length()) + "META-INF/MANIFEST.MF").toURL().openStream()) {
            return new Manifest(in).getMainAttributes().getValue("Bundle-Version");
        } catch (IOException damaged) {
            throw new UncheckedIOException("the jar of the command is damaged", damaged);
        }
    }
}

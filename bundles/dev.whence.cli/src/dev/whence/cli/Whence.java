package dev.whence.cli;

import dev.whence.cli.run.CommandSyntax;
import dev.whence.cli.run.ExitCode;
import dev.whence.cli.run.Guard;
import dev.whence.cli.run.Surroundings;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** The command as a whole: finds out which of its commands is meant, and runs it. */
public final class Whence {
    private final Surroundings surroundings;
    private final Map<String, Subcommand> commands = new LinkedHashMap<>();

    public Whence(Surroundings surroundings) {
        this.surroundings = surroundings;
        commands.put("run", RunCommand.run());
        commands.put("check", RunCommand.check());
        commands.put("validate", new ValidateCommand());
        commands.put("format", new FormatCommand());
        commands.put("compile", new CompileCommand());
        commands.put("list", new ListCommand());
        commands.put("lsp", new LspCommand());
        commands.put("ide", new IdeCommand());
        commands.put("version", new VersionCommand());
    }

    /** Never throws: what goes wrong is printed and in the exit code. */
    public ExitCode execute(String... arguments) {
        ExitCode code = Guard.run(surroundings, () -> dispatch(arguments));
        surroundings.out().flush();
        surroundings.err().flush();
        return code;
    }

    private ExitCode dispatch(String... arguments) {
        CommandLine whole = new CommandLine(spec());
        // To describe all the options of all commands takes longer than to parse them; one is enough where one is named.
        commands.forEach((name, command) -> {
            if (arguments.length == 0 || !commands.containsKey(arguments[0]) || name.equals(arguments[0])) {
                whole.addSubcommand(name, command.spec());
            }
        });
        if (arguments.length == 0 || arguments[0].equals("help")) {
            return help(whole, arguments.length > 1 ? arguments[1] : null);
        }
        ParseResult parsed = CommandSyntax.parse(whole, arguments);
        if (parsed.isVersionHelpRequested()) {
            surroundings.out().println(VersionCommand.text());
            return ExitCode.OK;
        }
        if (!parsed.hasSubcommand()) {
            return help(whole, null);
        }
        ParseResult inner = parsed.subcommand();
        String name = inner.commandSpec().name();
        return inner.isUsageHelpRequested() ? help(whole, name) : commands.get(name).run(inner, surroundings);
    }

    private ExitCode help(CommandLine whole, String command) {
        CommandLine of = command == null ? whole : whole.getSubcommands().get(command);
        if (of == null) {
            CommandSyntax.parse(whole, command);
        }
        surroundings.out().print(of.getUsageMessage(CommandLine.Help.Ansi.OFF));
        return ExitCode.OK;
    }

    private static CommandSpec spec() {
        CommandSpec spec = CommandSyntax.command("whence",
            "Says whence the time comes: simulates models of systems whose measured performance is a puzzle.");
        spec.addOption(OptionSpec.builder("-V", "--version").versionHelp(true).description("show the version").build());
        spec.usageMessage().synopsisSubcommandLabel("COMMAND").commandListHeading("%nCommands (whence help COMMAND tells more)%n")
            .footer("  whence run examples/founding/ffs        simulate, explain, compare with what was measured",
                "  whence check models/                    for a build server: the exit code says it all",
                "  whence compile ffs.perf -o ffs.jar      a simulation that needs nothing but Java");
        return spec;
    }
}

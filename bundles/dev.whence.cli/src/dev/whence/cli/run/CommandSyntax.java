package dev.whence.cli.run;

import dev.whence.analysis.request.Nearest;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** Parses arguments, and says in one sentence what is wrong with them. */
public final class CommandSyntax {
    private CommandSyntax() {
    }

    /** A line of a command's help. */
    public static CommandSpec command(String name, String header, String... description) {
        CommandSpec spec = CommandSpec.create().name(name);
        spec.usageMessage().header(header).description(description).width(100).abbreviateSynopsis(true).optionListHeading("%nOptions%n")
            .parameterListHeading("%n").descriptionHeading("%n").footerHeading("%nExamples%n").sortOptions(false);
        spec.addOption(OptionSpec.builder("-h", "--help").usageHelp(true).description("show this").build());
        return spec;
    }

    public static OptionSpec flag(String description, String... names) {
        return OptionSpec.builder(names).arity("0").type(boolean.class).description(description).build();
    }

    public static OptionSpec value(String label, String description, String... names) {
        return OptionSpec.builder(names).arity("1").type(String.class).paramLabel(label).description(description).build();
    }

    public static OptionSpec values(String label, String description, String... names) {
        return OptionSpec.builder(names).arity("1").type(List.class).auxiliaryTypes(String.class).paramLabel(label).description(description)
            .build();
    }

    /** @throws UsageException if the arguments make no sense */
    public static ParseResult parse(CommandLine command, String... arguments) {
        try {
            return command.parseArgs(arguments);
        } catch (CommandLine.UnmatchedArgumentException unknown) {
            throw new UsageException(unmatched(unknown));
        } catch (CommandLine.OverwrittenOptionException twice) {
            throw new UsageException(twice.getOverwritten() instanceof OptionSpec o ? o.longestName() + " is given twice" : twice.getMessage());
        } catch (CommandLine.MissingParameterException missing) {
            throw new UsageException(missing(missing));
        } catch (CommandLine.ParameterException other) {
            throw new UsageException(other.getMessage().lines().findFirst().orElse("the arguments make no sense"));
        }
    }

    private static String unmatched(CommandLine.UnmatchedArgumentException unknown) {
        String word = unknown.getUnmatched().get(0);
        CommandSpec spec = unknown.getCommandLine().getCommandSpec();
        if (word.startsWith("-")) {
            String name = word.replaceFirst("=.*", "");
            List<String> names = spec.options().stream().filter(o -> !o.hidden()).map(OptionSpec::longestName).toList();
            return "there is no option " + name + Nearest.question(name, names);
        }
        if (!spec.subcommands().isEmpty()) {
            return "there is no command " + word + Nearest.question(word, spec.subcommands().keySet());
        }
        return "unexpected argument " + word;
    }

    private static String missing(CommandLine.MissingParameterException missing) {
        CommandLine.Model.ArgSpec first = missing.getMissing().isEmpty() ? null : missing.getMissing().get(0);
        if (first instanceof OptionSpec option) {
            return option.longestName() + " needs a value: " + option.paramLabel();
        }
        String command = missing.getCommandLine().getCommandSpec().qualifiedName();
        return "name a file or folder: " + command + " " + (first == null ? "FILE" : first.paramLabel());
    }
}

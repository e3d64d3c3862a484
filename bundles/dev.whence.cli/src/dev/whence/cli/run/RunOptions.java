package dev.whence.cli.run;

import dev.whence.analysis.request.Request;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** The options of everything that simulates. */
public final class RunOptions {
    private static final String USUAL_LIMIT = "10 min";

    private RunOptions() {
    }

    public static void addTo(CommandSpec spec) {
        spec.addOption(CommandSyntax.values("NAME", "only this variant; \"base\" is the model as it stands; may be repeated", "--variant"));
        spec.addOption(CommandSyntax.values("NAME=VALUE",
            "a value for a parameter or a property instead of the one in the model; may be repeated", "--set"));
        spec.addOption(CommandSyntax.value("N", "seed of all random values, 1 unless given", "--seed"));
        spec.addOption(CommandSyntax.value("DURATION", "simulate to this model time", "--until"));
        spec.addOption(CommandSyntax.value("N", "simulate at most so many events of each run", "--events"));
        spec.addOption(CommandSyntax.flag("say whether the order of simultaneous events matters", "--shuffle-ties"));
        spec.addOption(CommandSyntax.flag("run on when the state recurs, to --until or --events, as a benchmark wants it", "--no-recurrence"));
        spec.addOption(CommandSyntax.value("I/N", "only the I-th of N parts of the replications", "--shard"));
        spec.addOption(CommandSyntax.value("DURATION", "give a model up after so much real time, " + USUAL_LIMIT + " unless given",
            "--time-limit"));
        addOutputTo(spec);
        spec.addOption(OptionSpec.builder("--interpret").hidden(true).arity("0").type(boolean.class).build());
    }

    /** Of what prints results. */
    public static void addOutputTo(CommandSpec spec) {
        spec.addOption(CommandSyntax.value("text|json", "how to print; of JSON one object for each model and line", "--format"));
        spec.addOption(CommandSyntax.value("FILE", "write the results there", "-o", "--output"));
        spec.addOption(CommandSyntax.flag("no more than what matters", "-q", "--quiet"));
        spec.addOption(CommandSyntax.value("WHEN", "auto, always or never", "--color"));
    }

    public static RunRequest of(ParseResult parsed) {
        int[] shard = shard(parsed.matchedOptionValue("--shard", "1/1"));
        List<String> variants = new ArrayList<>();
        parsed.matchedOptionValue("--variant", List.<String>of()).forEach(v -> variants.addAll(List.of(v.split(","))));
        Request simulation = new Request(variants, parsed.matchedOptionValue("--set", List.of()), whole(parsed, "--seed", 1, Long.MIN_VALUE),
            duration(parsed, "--until", null), whole(parsed, "--events", 0, 1),
            parsed.hasMatchedOption("--shuffle-ties"), !parsed.hasMatchedOption("--no-recurrence"),
            !parsed.hasMatchedOption("--interpret"), shard[0], shard[1]);
        return new RunRequest(simulation, duration(parsed, "--time-limit", USUAL_LIMIT), format(parsed), parsed.matchedOptionValue("--output", null), parsed.hasMatchedOption("--quiet"), colour(parsed));
    }

    public static Format format(ParseResult parsed) {
        return Format.of(parsed.matchedOptionValue("--format", "text"));
    }

    public static String colour(ParseResult parsed) {
        String when = parsed.matchedOptionValue("--color", "auto");
        if (!List.of("auto", "always", "never").contains(when)) {
            throw new UsageException("--color is auto, always or never, not " + when);
        }
        return when;
    }

    /** Checked, but as it was typed. */
    private static String duration(ParseResult parsed, String option, String usual) {
        String text = parsed.matchedOptionValue(option, usual);
        if (text != null) {
            Request.duration(option, text);
        }
        return text;
    }

    private static long whole(ParseResult parsed, String option, long usual, long least) {
        String text = parsed.matchedOptionValue(option, null);
        if (text == null) {
            return usual;
        }
        try {
            long value = Long.parseLong(text.replace("_", ""));
            if (value >= least) {
                return value;
            }
        } catch (NumberFormatException noNumber) {
            throw new UsageException(option + " needs a whole number, not " + text);
        }
        throw new UsageException(option + " needs a number from " + least + " on, not " + text);
    }

    private static int[] shard(String text) {
        if (text.matches("[0-9]{1,4}/[0-9]{1,4}")) {
            String[] parts = text.split("/");
            int[] shard = {Integer.parseInt(parts[0]), Integer.parseInt(parts[1])};
            if (shard[0] >= 1 && shard[0] <= shard[1]) {
                return shard;
            }
        }
        throw new UsageException("--shard needs a part and the number of parts, such as 1/4, not " + text);
    }
}

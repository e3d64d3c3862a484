package dev.whence.analysis.request;

import dev.whence.analysis.Options;
import dev.whence.program.Model;
import dev.whence.program.Model.Case;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import dev.whence.units.QuantityFormatException;
import dev.whence.units.QuantityReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What is to be simulated, as it was typed.
 *
 * @param sets each {@code name=value}
 * @param until a duration, or null
 * @param events 0 for the usual limit
 * @param shard from 1, of {@code shards}
 */
public record Request(List<String> variants, List<String> sets, long seed, String until, long events, boolean shuffleTies, boolean recurrence,
        boolean bytecode, int shard, int shards) {
    public static final Request USUAL = new Request(List.of(), List.of(), 1, null, 0, false, true, true, 1, 1);

    /** @throws RequestException for what the model does not have */
    public Options options(Model model) {
        List<String> names = Stream.concat(Stream.of("base"), model.cases().stream().filter(c -> !c.hypothesis()).map(Case::name)).toList();
        for (String variant : variants) {
            if (!names.contains(variant)) {
                throw new RequestException("there is no variant " + variant + Nearest.question(variant, names));
            }
        }
        Double end = until == null ? null : Double.valueOf(duration("--until", until));
        return new Options(seed, Settings.of(model, sets), variants, end, events, shuffleTies, recurrence, shard - 1, shards, bytecode);
    }

    /**
     * In seconds.
     *
     * @throws RequestException if the text is no duration
     */
    public static double duration(String option, String text) {
        try {
            Quantity quantity = QuantityReader.read(text);
            if (!quantity.dimension().equals(Dimension.TIME) || quantity.value().signum() <= 0) {
                throw new RequestException(option + " needs a duration such as \"10 s\", not " + text);
            }
            return quantity.value().toDouble();
        } catch (QuantityFormatException wrong) {
            throw new RequestException(option + ": " + wrong.getMessage());
        }
    }

    /** What to type to get the same figures again. */
    public String command(String file) {
        List<String> words = new ArrayList<>(List.of("whence", "run", file));
        variants.forEach(v -> words.addAll(List.of("--variant", v)));
        sets.forEach(s -> words.addAll(List.of("--set", s)));
        words.addAll(List.of("--seed", Long.toString(seed)));
        if (until != null) {
            words.addAll(List.of("--until", until));
        }
        if (events > 0) {
            words.addAll(List.of("--events", Long.toString(events)));
        }
        if (shuffleTies) {
            words.add("--shuffle-ties");
        }
        if (!recurrence) {
            words.add("--no-recurrence");
        }
        if (shards > 1) {
            words.addAll(List.of("--shard", shard + "/" + shards));
        }
        return String.join(" ", words.stream().map(Request::quoted).toList());
    }

    /** For a POSIX shell. */
    private static String quoted(String word) {
        return word.matches("[\\w./=:,%+@-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}

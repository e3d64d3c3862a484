package dev.whence.language.names;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Did you mean …? */
public final class Spelling {

    /** What other tools, or other people of the field, call a thing. */
    private static final Map<String, String> SYNONYMS = Map.ofEntries(Map.entry("loop", "forever"), Map.entry("wait", "sleep"),
            Map.entry("delay", "sleep"), Map.entry("acquire", "lock"), Map.entry("call", "do"), Map.entry("invoke", "do"), Map.entry("host", "machine"), Map.entry("node", "machine"),
            Map.entry("task", "process"), Map.entry("thread", "process"), Map.entry("constant", "param"), Map.entry("throughput", "rate"),
            Map.entry("latency", "mean"), Map.entry("average", "mean"), Map.entry("load", "utilization"), Map.entry("fifo", "fcfs"),
            Map.entry("rr", "round_robin"));

    private Spelling() {}

    /** Whether the word is another name for what is called {@code name} here. */
    public static boolean isSynonym(String word, String name) {
        return name.equals(SYNONYMS.get(word.toLowerCase(Locale.ROOT)));
    }

    /** The names that the word may have been meant to be, the nearest first, at most three; or the one that it is a synonym of. */
    public static List<String> nearest(String word, Collection<String> names) {
        String synonym = SYNONYMS.get(word.toLowerCase(Locale.ROOT));
        if (synonym != null && names.contains(synonym)) {
            return List.of(synonym);
        }
        int allowed = Math.max(1, word.length() / 3);
        return names.stream().distinct()
                .filter(name -> !name.equals(word) && Math.abs(name.length() - word.length()) <= allowed)
                .map(name -> new Near(name, distance(word, name)))
                .filter(near -> near.distance() <= allowed)
                .sorted(Comparator.comparingInt(Near::distance).thenComparing(Near::name))
                .limit(3)
                .map(Near::name)
                .toList();
    }

    private record Near(String name, int distance) {}

    /** "; did you mean a or b?", or nothing. */
    public static String question(List<String> nearest) {
        return nearest.isEmpty() ? "" : "; did you mean " + String.join(" or ", nearest) + "?";
    }

    /**
     * How many characters are missing, added, wrong or exchanged with their neighbour (the restricted distance of
     * Damerau and Levenshtein). Wrong case alone counts as one.
     */
    public static int distance(String first, String second) {
        if (first.equalsIgnoreCase(second)) {
            return first.equals(second) ? 0 : 1;
        }
        String a = first.toLowerCase(Locale.ROOT);
        String b = second.toLowerCase(Locale.ROOT);
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int wrong = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                row[j] = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + wrong);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
                }
            }
            int[] free = beforeLast;
            beforeLast = last;
            last = row;
            row = free;
        }
        return last[b.length()];
    }
}

package dev.whence.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A model to which somebody's hand has slipped: its tokens, of which some are lost, doubled, exchanged or replaced. */
final class Mutant {
    private static final Pattern TOKEN = Pattern.compile("/\\*.*?\\*/|//[^\\n]*|\"[^\"\\n]*\"|[0-9][0-9_]*(?:\\.[0-9]+)?|[\\p{L}^][\\p{L}0-9_]*|\\s+|.",
        Pattern.DOTALL);
    private static final List<String> NUMBERS = List.of("0", "-1", "1_000_000_000", "999_999_999_999_999_999_999", "0.000_000_001", "1.5", "1");
    private static final List<String> UNITS = List.of("ms", "s", "us", "d", "KiB", "MB", "bit", "byte", "kbit", "rpm", "KB", "msec", "%");

    private final List<String> tokens = new ArrayList<>();

    Mutant(String text) {
        Matcher matcher = TOKEN.matcher(text);
        while (matcher.find()) {
            tokens.add(matcher.group());
        }
    }

    /** How the hand slips. */
    enum Slip { DELETE, DOUBLE, EXCHANGE, NUMBER, UNIT, NAME, DELETE_LINE, BRACE }

    /**
     * @param where chooses among the places where the slip is possible
     * @param what chooses among the things that can be put there
     */
    void slip(Slip slip, int where, int what) {
        List<Integer> places = places(slip);
        if (places.isEmpty()) {
            return;
        }
        int place = places.get(where % places.size());
        switch (slip) {
            case DELETE -> tokens.remove(place);
            case DOUBLE -> tokens.add(place, tokens.get(place) + " ");
            case EXCHANGE -> exchange(place, places.get(what % places.size()));
            case NUMBER -> tokens.set(place, NUMBERS.get(what % NUMBERS.size()));
            case UNIT -> tokens.set(place, UNITS.get(what % UNITS.size()));
            case NAME -> exchange(place, places.get(what % places.size()));
            case DELETE_LINE -> deleteLine(place);
            case BRACE -> tokens.set(place, List.of("{", "}", "", "(", "]").get(what % 5));
        }
    }

    private List<Integer> places(Slip slip) {
        Pattern wanted = Pattern.compile(switch (slip) {
            case DELETE, DOUBLE, EXCHANGE -> "\\S.*";
            case NUMBER -> "[0-9].*";
            case UNIT -> String.join("|", UNITS);
            case NAME -> "[\\p{L}].*";
            case DELETE_LINE -> "\\s*\\n\\s*";
            case BRACE -> "[{}()\\[\\]]";
        }, Pattern.DOTALL);
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            if (wanted.matcher(tokens.get(i)).matches()) {
                places.add(i);
            }
        }
        return places;
    }

    private void exchange(int one, int other) {
        String kept = tokens.get(one);
        tokens.set(one, tokens.get(other));
        tokens.set(other, kept);
    }

    private void deleteLine(int end) {
        int place = end + 1;
        while (place < tokens.size() && !tokens.get(place).contains("\n")) {
            tokens.remove(place);
        }
    }

    String text() {
        return String.join("", tokens);
    }
}

package dev.whence.report;

import java.util.ArrayList;
import java.util.List;

/** Lines of text made of words. */
final class Words {
    private Words() {
    }

    /** Broken between words so that no line exceeds the width; a longer word is cut. */
    static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.strip().split("\\s+")) {
            String rest = word;
            if (!line.isEmpty() && Cell.width(line.toString()) + 1 + Cell.width(rest) > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            while (Cell.width(rest) > width) {
                int cut = rest.offsetByCodePoints(0, width);
                lines.add(rest.substring(0, cut));
                rest = rest.substring(cut);
            }
            line.append(line.isEmpty() || rest.isEmpty() ? "" : " ").append(rest);
        }
        if (!line.isEmpty()) {
            lines.add(line.toString());
        }
        return lines;
    }

    /** "1 event", "2 events". */
    static String count(long number, String one) {
        return Digits.whole(number) + " " + (number == 1 ? one : one + "s");
    }

    static String firstLine(String text) {
        return text.lines().map(String::strip).filter(line -> !line.isEmpty()).findFirst().orElse("");
    }
}

package dev.whence.analysis.request;

import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** Did you mean …? */
public final class Nearest {
    private Nearest() {
    }

    /** "; did you mean a or b?", or nothing. */
    public static String question(String word, Collection<String> names) {
        int allowed = Math.max(1, word.length() / 3);
        List<String> near = names.stream().distinct().filter(name -> distance(word, name) <= allowed)
            .sorted(java.util.Comparator.<String>comparingInt(name -> distance(word, name)).thenComparing(name -> name)).limit(3).toList();
        return near.isEmpty() ? "" : "; did you mean " + String.join(" or ", near) + "?";
    }

    /** Characters missing, added, wrong or exchanged with their neighbour (Damerau 1964), whatever their case. */
    private static int distance(String first, String second) {
        String a = first.toLowerCase(Locale.ROOT);
        String b = second.toLowerCase(Locale.ROOT);
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    d[i][j] = i + j;
                    continue;
                }
                int wrong = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                d[i][j] = Math.min(Math.min(d[i - 1][j], d[i][j - 1]) + 1, d[i - 1][j - 1] + wrong);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
                }
            }
        }
        return d[a.length()][b.length()];
    }
}

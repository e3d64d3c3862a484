package dev.whence.report;

import dev.whence.analysis.Results.ExpectationResult;
import dev.whence.analysis.Results.Verdict;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** How many expectations came out how. */
public final class Tally {
    private final Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);

    public Tally(List<ExpectationResult> expectations) {
        for (Verdict v : Verdict.values()) {
            counts.put(v, 0);
        }
        expectations.forEach(e -> counts.merge(e.verdict(), 1, Integer::sum));
    }

    public int of(Verdict verdict) {
        return counts.get(verdict);
    }

    public int all() {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }

    public void add(Tally other) {
        other.counts.forEach((verdict, count) -> counts.merge(verdict, count, Integer::sum));
    }

    /** "5 of 7 expectations met, 1 failed, 1 unexplained". */
    public String text() {
        int met = of(Verdict.PASS) + of(Verdict.MARK_OUT_OF_DATE);
        if (all() == 0) {
            return "nothing is expected of it";
        }
        if (met == all()) {
            return all() == 1 ? "the expectation is met" : "all " + all() + " expectations met";
        }
        StringJoiner text = new StringJoiner(", ").add(met + " of " + Words.count(all(), "expectation") + " met");
        add(text, Verdict.FAIL, "failed");
        add(text, Verdict.UNDECIDED, "undecided");
        add(text, Verdict.UNEXPLAINED, "unexplained");
        return text.toString();
    }

    private void add(StringJoiner text, Verdict verdict, String word) {
        if (of(verdict) > 0) {
            text.add(of(verdict) + " " + word);
        }
    }
}

package dev.whence.report;

import dev.whence.analysis.Results;
import dev.whence.analysis.Results.Estimate;
import dev.whence.analysis.Results.ExpectationResult;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** In which unit the answers to a question are shown, so that figures about the same thing can be compared by eye. */
final class Scales {
    private final List<ExpectationResult> expectations;

    Scales(Results results) {
        expectations = results.expectations();
    }

    /** The author's unit for the figures, else that of an expectation about the same question, else the one that suits. */
    Scale of(String expression, List<Estimate> estimates) {
        String question = Questions.question(expression);
        return author(estimates)
            .or(() -> expectations.stream().filter(e -> e.expression().equals(question)).map(ExpectationResult::estimate)
                .flatMap(e -> author(List.of(e)).stream()).findFirst())
            .orElseGet(() -> suitable(question, estimates));
    }

    static Scale of(ExpectationResult e) {
        List<Estimate> estimate = List.of(e.estimate());
        // Who expects a plain number compares with one, even of a utilization.
        return author(estimate).orElseGet(() -> suitable("", estimate));
    }

    private static Optional<Scale> author(List<Estimate> estimates) {
        return estimates.stream().map(Estimate::unit).filter(Objects::nonNull).findFirst().map(u -> new Scale(u.text(), u.size()));
    }

    private static Scale suitable(String question, List<Estimate> estimates) {
        if (estimates.isEmpty()) {
            return Scale.PLAIN;
        }
        if (Shares.isShare(question, estimates.get(0).dimension())) {
            return Scale.PERCENT;
        }
        double largest = estimates.stream().flatMap(e -> e.elements().stream()).mapToDouble(i -> Math.abs(i.value())).filter(Double::isFinite)
            .max().orElse(0);
        return Scale.of(estimates.get(0).dimension(), largest);
    }
}

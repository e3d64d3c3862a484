package dev.whence.language.validation;

import dev.whence.language.perf.Expectation;
import dev.whence.language.perf.ListLiteral;
import dev.whence.language.perf.Show;
import dev.whence.language.perf.Sweep;
import dev.whence.units.Quantity;
import dev.whence.units.QuantityText;
import dev.whence.units.Rational;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;

/** Sweeps that do not move, go the wrong way, or have more points than anyone would wait for. */
final class SweepChecks implements Check {

    /** As many as are ever run. */
    static final long MOST_POINTS = 10_000;

    @Override
    public void run(Analysis analysis, Findings findings) {
        for (Sweep sweep : analysis.all(Sweep.class)) {
            direction(analysis, sweep, findings);
        }
        analysis.all(Expectation.class).forEach(e -> size(analysis, e, e.getSweeps(), findings));
        analysis.all(Show.class).forEach(s -> size(analysis, s, s.getSweeps(), findings));
    }

    private static void direction(Analysis analysis, Sweep sweep, Findings findings) {
        Optional<Rational> span = span(analysis, sweep);
        Optional<Quantity> step = analysis.constant(sweep.getStep());
        if (span.isPresent() && step.isPresent() && (step.get().value().isZero()
                || span.get().signum() * step.get().value().signum() < 0)) {
            findings.report(IssueCode.SWEEP_STEP, sweep.getStep(), "A step of " + QuantityText.of(step.get())
                    + " never leads from " + Text.of(sweep.getFrom()) + " to " + Text.of(sweep.getTo()) + ".");
        } else if (span.isPresent() && sweep.getStep() == null && span.get().signum() < 0) {
            findings.report(IssueCode.RANGE_REVERSED, sweep.getFrom(), "The range goes from the larger to the smaller:"
                    + " write from " + Text.of(sweep.getTo()) + " to " + Text.of(sweep.getFrom()) + ".");
        }
    }

    private static Optional<Rational> span(Analysis analysis, Sweep sweep) {
        Optional<Quantity> from = analysis.constant(sweep.getFrom());
        Optional<Quantity> to = analysis.constant(sweep.getTo());
        return from.isPresent() && to.isPresent() && from.get().dimension().equals(to.get().dimension())
                ? Optional.of(to.get().value().minus(from.get().value())) : Optional.empty();
    }

    private static void size(Analysis analysis, EObject asked, List<Sweep> sweeps, Findings findings) {
        Rational points = Rational.ONE;
        for (Sweep sweep : sweeps) {
            points = points.times(points(analysis, sweep));
        }
        if (points.compareTo(Rational.of(MOST_POINTS)) > 0) {
            findings.report(IssueCode.SWEEP_TOO_LARGE, sweeps.get(0), "The sweep has " + QuantityText.of(Quantity.number(points))
                    + " points; the limit is 10,000: make the step larger.");
        }
    }

    private static Rational points(Analysis analysis, Sweep sweep) {
        if (sweep.getValues() instanceof ListLiteral list) {
            return Rational.of(list.getElements().size());
        }
        Optional<Rational> span = span(analysis, sweep);
        Optional<Quantity> step = analysis.constant(sweep.getStep());
        boolean counts = span.isPresent() && step.isPresent() && !step.get().value().isZero();
        return counts ? Rational.of(span.get().over(step.get().value()).abs().floor()).plus(Rational.ONE) : Rational.ONE;
    }
}

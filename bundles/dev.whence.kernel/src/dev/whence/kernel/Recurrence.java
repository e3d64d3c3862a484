package dev.whence.kernel;

/**
 * Decides whether the full state of a deterministic run has recurred, by Brent's method (1980): the state at each anchor
 * is compared with one that was kept; the kept one is replaced at powers of two. Equality is of every word, phases
 * included, without tolerance. While it looks, the measures are restarted with each kept state, so that on recurrence they
 * are those of exactly one period.
 */
public final class Recurrence {
    private final Simulation s;
    private StateWriter kept = new StateWriter();
    private StateWriter present = new StateWriter();
    private long power = 1;
    private long steps = -1;
    private long keptAt;
    private long anchors;
    private final int mostWords;

    /** @param mostWords states larger than this are not compared: the run is then only deterministic */
    public Recurrence(Simulation s, int mostWords) {
        this.s = s;
        this.mostWords = mostWords;
    }

    boolean recurred() {
        anchors++;
        steps++;
        s.writeState(present);
        if (steps > 0 && present.sameAs(kept)) {
            return true;
        }
        if (steps == 0 || steps == power) {
            StateWriter swap = kept;
            kept = present;
            present = swap;
            keptAt = s.now;
            power = steps == 0 ? 1 : power * 2;
            steps = 0;
            s.restartMeasures();
        }
        return false;
    }

    /** Instant of the state that recurred. */
    public long keptAt() {
        return keptAt;
    }

    public long anchors() {
        return anchors;
    }
}

package dev.whence.kernel;

/**
 * Decides whether the full state of a deterministic run has recurred, by Brent's method (1980): the state at each anchor
 * is compared with one that was kept; the kept one is replaced at powers of two. Equality is of every word, phases
 * included, without tolerance. While it looks, the measures are restarted with each kept state, so that on recurrence they
 * are those of exactly one period.
 *
 * <p>Where a state is large – long queues, many instances – not every anchor's is looked at, but every second, fourth, …, so that
 * the search stays in proportion to the run: what recurs, recurs there too, after at most so many periods.
 */
public final class Recurrence {
    /** So many are written in about a tenth of a second. */
    private static final long WORDS_OF_A_STRIDE = 1 << 26;

    private final Simulation s;
    private StateWriter kept = new StateWriter();
    private StateWriter present = new StateWriter();
    private long power = 1;
    private long steps = -1;
    private long keptAt;
    private long anchors;
    private final int mostWords;
    private long stride = 1;
    private long words;

    /** @param mostWords states larger than this are not compared: the run is then only deterministic */
    public Recurrence(Simulation s, int mostWords) {
        this.s = s;
        this.mostWords = mostWords;
    }

    boolean recurred() {
        if (++anchors % stride != 0 || present == null) {
            return false;
        }
        steps++;
        s.writeState(present);
        if (present.size() > mostWords) {
            kept = null;
            present = null;
            return false;
        }
        words += present.size();
        if (words > WORDS_OF_A_STRIDE) {
            words = 0;
            stride *= 2;
        }
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

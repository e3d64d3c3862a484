package dev.whence.kernel;

/**
 * One clock at whose ticks all delayed acknowledgements of a machine go out, as 4.2BSD's fast timer. Ticks are
 * multiples of the period from 0; the clock is in the calendar only while somebody waits for it.
 */
final class AcknowledgementClock implements Slotted {
    private final Simulation s;
    private final long period;
    private final int slot;
    private final IntQueue waiting = new IntQueue();

    AcknowledgementClock(Simulation s, long period) {
        this.s = s;
        this.period = period;
        slot = s.newSlot(this);
    }

    long period() {
        return period;
    }

    /** A flow owes an acknowledgement from now on; data that comes at the very instant of a tick is in time for it. */
    void await(int flow) {
        waiting.put(flow);
        if (waiting.size() == 1) {
            long tick = (s.now + period - 1) / period * period;
            s.calendar.schedule(slot, ticked == tick ? tick + period : tick, Calendar.TIMER);
        }
    }

    private long ticked = -1;

    @Override
    public void due() {
        ticked = s.now;
        for (int n = waiting.size(); n > 0; n--) {
            ((StreamFlow) s.flows[waiting.take()]).due();
        }
    }

    void writeState(StateWriter w) {
        waiting.writeState(w);
        w.write(s.now % period);
        w.write(ticked == s.now ? 1 : 0);
    }
}

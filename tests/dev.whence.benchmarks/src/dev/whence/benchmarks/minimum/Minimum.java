package dev.whence.benchmarks.minimum;

import dev.whence.benchmarks.Contender;
import dev.whence.benchmarks.Workload;
import java.util.EnumSet;
import java.util.Set;

/** Event by event through a calendar of pending ones, as a simulator must, but with everything else known beforehand. */
public final class Minimum implements Contender {

    private static final double PICOSECONDS = 1e12;
    private static final int STATIONS = 50;
    private static final int JOBS = 1000;

    /** A field, so that the calendar is in memory, as any kernel's is, and not dissolved into registers by the compiler. */
    private Heap events;

    @Override
    public String name() {
        return "hand-written minimum";
    }

    @Override
    public Set<Workload> workloads() {
        return EnumSet.allOf(Workload.class);
    }

    @Override
    public double run(Workload workload, long n) {
        return switch (workload) {
            case MM1 -> mm1(n);
            case CLOSED -> closed(n);
            case RING -> ring(n);
            case FFS -> ffs(n);
        };
    }

    private double mm1(long n) {
        final int arrival = 0;
        final int departure = 1;
        final double interarrival = PICOSECONDS / 0.9;
        Draws arrivals = new Draws(1);
        Draws services = new Draws(2);
        events = new Heap(2);
        Queue queue = new Queue();
        boolean busy = false;
        double waited = 0;
        events.add((long) (interarrival * arrivals.exponential()), arrival);
        for (long served = 0; served < n;) {
            long now = events.firstTime();
            if (events.firstEvent() == arrival) {
                events.replace(now + (long) (interarrival * arrivals.exponential()), arrival);
                if (busy) {
                    queue.add(now);
                } else {
                    busy = true;
                    events.add(now + (long) (PICOSECONDS * services.exponential()), departure);
                }
            } else {
                served++;
                if (queue.isEmpty()) {
                    busy = false;
                    events.remove();
                } else {
                    waited += now - queue.remove();
                    events.replace(now + (long) (PICOSECONDS * services.exponential()), departure);
                }
            }
        }
        return waited / PICOSECONDS / n;
    }

    /**
     * The winner tree was the faster here, the heap elsewhere.
     * Each station's queue is a list through {@code next}, from its head, who is being served, to its tail.
     */
    private static double closed(long n) {
        Draws services = new Draws(1);
        Draws routes = new Draws(2);
        Calendar calendar = new Calendar(STATIONS);
        int[] head = new int[STATIONS];
        int[] tail = new int[STATIONS];
        int[] next = new int[JOBS];
        for (int station = 0; station < STATIONS; station++) {
            head[station] = station;
            for (int job = station; job < JOBS; job += STATIONS) {
                next[job] = job + STATIONS < JOBS ? job + STATIONS : -1;
                tail[station] = job;
            }
            calendar.set(station, (long) (PICOSECONDS * services.exponential()));
        }
        long now = 0;
        for (long completed = 0; completed < n; completed++) {
            int from = calendar.first();
            now = calendar.time(from);
            int job = head[from];
            head[from] = next[job];
            calendar.set(from, head[from] < 0 ? Calendar.NEVER : now + (long) (PICOSECONDS * services.exponential()));
            int to = routes.below(STATIONS);
            next[job] = -1;
            if (head[to] < 0) {
                head[to] = job;
                calendar.set(to, now + (long) (PICOSECONDS * services.exponential()));
            } else {
                next[tail[to]] = job;
            }
            tail[to] = job;
        }
        return n / (now / PICOSECONDS);
    }

    /** An event is a message's delivery; whoever delivers does not know that the receiver will send at once. */
    private double ring(long n) {
        final int members = 4;
        final long delay = 1_000_000;
        events = new Heap(members);
        int[] inbox = new int[members];
        boolean[] receiving = {true, true, true, true};
        events.add(delay, 0);
        long now = 0;
        for (long hop = 0; hop < n; hop++) {
            int member = events.firstEvent();
            now = events.firstTime();
            events.remove();
            inbox[member]++;
            if (receiving[member]) {
                inbox[member]--;
                events.add(now + delay, member + 1 & members - 1);
                receiving[member] = inbox[member] == 0;
            }
        }
        return now / PICOSECONDS / n;
    }

    /** In ticks of 1/1,200,000 s, which all times here are multiples of. */
    private double ffs(long n) {
        final int drive = 0;
        final int reader = 1;
        final long revolution = 20_000;
        final long block = revolution / 4;
        final long setup = 6_000;
        events = new Heap(2);
        events.add(0, reader);
        long angle = 0;
        long now = 0;
        for (long done = 0; done < n;) {
            now = events.firstTime();
            if (events.firstEvent() == reader) {
                events.remove();
                long ready = now + setup;
                long turn = (angle - ready) % revolution;
                events.add(ready + (turn < 0 ? turn + revolution : turn) + block, drive);
                angle = (angle + 2 * block) % revolution;
            } else {
                done++;
                events.remove();
                events.add(now, reader);
            }
        }
        return n / (now / 1_200_000.0);
    }
}

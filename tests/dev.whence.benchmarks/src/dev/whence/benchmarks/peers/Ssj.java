package dev.whence.benchmarks.peers;

import dev.whence.benchmarks.Contender;
import dev.whence.benchmarks.Workload;
import dev.whence.benchmarks.minimum.Draws;
import dev.whence.benchmarks.minimum.Queue;
import java.util.EnumSet;
import java.util.Set;
import umontreal.ssj.randvar.ExponentialInverseFromDensityGen;
import umontreal.ssj.randvar.RandomVariateGen;
import umontreal.ssj.rng.RandomStream;
import umontreal.ssj.rng.WELL1024;
import umontreal.ssj.simevents.Event;
import umontreal.ssj.simevents.Simulator;
import umontreal.ssj.simevents.eventlist.DoublyLinked;
import umontreal.ssj.simevents.eventlist.Henriksen;

/**
 * SSJ in its event view, with events that are used again, and the event list that was the fastest of its five for the workload.
 * Of its own random numbers those that were the fastest without being poor: WELL1024, and inversion by interpolation. Since its generators, not its
 * kernel, take most of its time, it also runs with the hand-written minimum's.
 */
public final class Ssj implements Contender {

    private static final int STATIONS = 50;
    private static final int JOBS = 1000;

    private final boolean ziggurat;

    /** @param ziggurat with the hand-written minimum's random numbers rather than SSJ's own */
    public Ssj(boolean ziggurat) {
        this.ziggurat = ziggurat;
    }

    @Override
    public String name() {
        return ziggurat ? "SSJ 3.3.2, its random numbers from the minimum" : "SSJ 3.3.2";
    }

    @Override
    public Set<Workload> workloads() {
        return EnumSet.of(Workload.MM1, Workload.CLOSED);
    }

    @Override
    public double run(Workload workload, long n) {
        return workload == Workload.MM1 ? new SingleServer(n).run() : new Closed(n).run();
    }

    /** Exponential times. */
    private RandomVariateGen exponential(double rate, long seed) {
        return ziggurat ? new FromDraws(rate, seed) : new ExponentialInverseFromDensityGen(new WELL1024(), rate, 1e-11, 5);
    }

    private static final class FromDraws extends RandomVariateGen {

        private final Draws draws;
        private final double mean;

        FromDraws(double rate, long seed) {
            draws = new Draws(seed);
            mean = 1 / rate;
        }

        @Override
        public double nextDouble() {
            return mean * draws.exponential();
        }
    }

    private final class SingleServer {

        private final long n;
        private final Simulator simulator = new Simulator(new DoublyLinked());
        private final RandomVariateGen interarrivals = exponential(0.9, 1);
        private final RandomVariateGen services = exponential(1, 2);
        private final Queue queue = new Queue();
        private boolean busy;
        private long served;
        private double waited;

        SingleServer(long n) {
            this.n = n;
        }

        double run() {
            new Arrival().schedule(interarrivals.nextDouble());
            simulator.start();
            return waited / n;
        }

        private final class Arrival extends Event {

            private final Departure departure = new Departure();

            Arrival() {
                super(simulator);
            }

            @Override
            public void actions() {
                schedule(interarrivals.nextDouble());
                if (busy) {
                    queue.add(Double.doubleToRawLongBits(simulator.time()));
                } else {
                    busy = true;
                    departure.schedule(services.nextDouble());
                }
            }
        }

        private final class Departure extends Event {

            Departure() {
                super(simulator);
            }

            @Override
            public void actions() {
                if (++served == n) {
                    simulator.stop();
                } else if (queue.isEmpty()) {
                    busy = false;
                } else {
                    waited += simulator.time() - Double.longBitsToDouble(queue.remove());
                    schedule(services.nextDouble());
                }
            }
        }
    }

    private final class Closed {

        private final long n;
        private final Simulator simulator = new Simulator(new Henriksen());
        private final RandomVariateGen services = exponential(1, 1);
        private final RandomStream routes = new WELL1024();
        private final Draws drawnRoutes = new Draws(2);
        private final Station[] stations = new Station[STATIONS];
        private long completed;

        Closed(long n) {
            this.n = n;
        }

        double run() {
            for (int i = 0; i < STATIONS; i++) {
                stations[i] = new Station();
            }
            for (int job = 0; job < JOBS; job++) {
                stations[job % STATIONS].arrive(job);
            }
            simulator.start();
            return n / simulator.time();
        }

        private Station any() {
            return stations[ziggurat ? drawnRoutes.below(STATIONS) : routes.nextInt(0, STATIONS - 1)];
        }

        /** Is its own event: the end of the service that it gives to the head of its queue. */
        private final class Station extends Event {

            private final Queue queue = new Queue();

            Station() {
                super(simulator);
            }

            void arrive(int job) {
                boolean idle = queue.isEmpty();
                queue.add(job);
                if (idle) {
                    schedule(services.nextDouble());
                }
            }

            @Override
            public void actions() {
                if (++completed == n) {
                    simulator.stop();
                }
                int job = (int) queue.remove();
                if (!queue.isEmpty()) {
                    schedule(services.nextDouble());
                }
                any().arrive(job);
            }
        }
    }
}

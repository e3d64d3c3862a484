package dev.whence.benchmarks.peers;

import dev.whence.benchmarks.Contender;
import dev.whence.benchmarks.Workload;
import dev.whence.benchmarks.minimum.Queue;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import nl.tudelft.simulation.dsol.eventlists.EventListPriorityQueue;
import nl.tudelft.simulation.dsol.experiment.SingleReplication;
import nl.tudelft.simulation.dsol.formalisms.eventscheduling.Executable;
import nl.tudelft.simulation.dsol.model.AbstractDsolModel;
import nl.tudelft.simulation.dsol.simulators.DevsSimulator;
import nl.tudelft.simulation.dsol.simulators.DevsSimulatorInterface;
import nl.tudelft.simulation.jstats.distributions.DistExponential;
import nl.tudelft.simulation.jstats.streams.MersenneTwister;
import nl.tudelft.simulation.jstats.streams.StreamInterface;

/** DSOL with scheduled lambdas, which need no reflection, and the faster of its two event lists. */
public final class Dsol implements Contender {

    private static final int STATIONS = 50;
    private static final int JOBS = 1000;

    @Override
    public String name() {
        return "DSOL 4.3.2";
    }

    @Override
    public Set<Workload> workloads() {
        return EnumSet.of(Workload.MM1, Workload.CLOSED);
    }

    @Override
    public double run(Workload workload, long n) throws Exception {
        DevsSimulator<Double> simulator = new DevsSimulator<>("benchmark");
        simulator.setEventList(new EventListPriorityQueue<>());
        Model model = workload == Workload.MM1 ? new SingleServer(simulator, n) : new Closed(simulator, n);
        simulator.initialize(model, new SingleReplication<>("run", 0.0, 0.0, Double.MAX_VALUE));
        simulator.start();
        model.done.await();
        return model.observed;
    }

    private abstract static class Model extends AbstractDsolModel<Double, DevsSimulatorInterface<Double>> {

        final CountDownLatch done = new CountDownLatch(1);
        double observed;

        Model(DevsSimulatorInterface<Double> simulator) {
            super(simulator);
        }

        final double now() {
            return simulator.getSimulatorTime();
        }

        final void after(double delay, Executable action) {
            simulator.scheduleEventRel(delay, action);
        }

        /** DSOL runs in a thread of its own, which cannot stop itself: leaving nothing to do ends it. */
        final void end(double result) {
            observed = result;
            simulator.getEventList().clear();
            done.countDown();
        }
    }

    private static final class SingleServer extends Model {

        private final long n;
        private final DistExponential interarrivals = new DistExponential(new MersenneTwister(1), 1 / 0.9);
        private final DistExponential services = new DistExponential(new MersenneTwister(2), 1);
        private final Executable arrival = this::arrive;
        private final Executable departure = this::depart;
        private final Queue queue = new Queue();
        private boolean busy;
        private long served;
        private double waited;

        SingleServer(DevsSimulatorInterface<Double> simulator, long n) {
            super(simulator);
            this.n = n;
        }

        @Override
        public void constructModel() {
            after(interarrivals.draw(), arrival);
        }

        private void arrive() {
            after(interarrivals.draw(), arrival);
            if (busy) {
                queue.add(Double.doubleToRawLongBits(now()));
            } else {
                busy = true;
                after(services.draw(), departure);
            }
        }

        private void depart() {
            if (++served == n) {
                end(waited / n);
            } else if (queue.isEmpty()) {
                busy = false;
            } else {
                waited += now() - Double.longBitsToDouble(queue.remove());
                after(services.draw(), departure);
            }
        }
    }

    private static final class Closed extends Model {

        private final long n;
        private final DistExponential services = new DistExponential(new MersenneTwister(1), 1);
        private final StreamInterface routes = new MersenneTwister(2);
        private final Station[] stations = new Station[STATIONS];
        private long completed;

        Closed(DevsSimulatorInterface<Double> simulator, long n) {
            super(simulator);
            this.n = n;
        }

        @Override
        public void constructModel() {
            for (int i = 0; i < STATIONS; i++) {
                stations[i] = new Station();
            }
            for (int job = 0; job < JOBS; job++) {
                stations[job % STATIONS].arrive(job);
            }
        }

        private final class Station {

            private final Queue queue = new Queue();
            private final Executable complete = this::complete;

            void arrive(int job) {
                boolean idle = queue.isEmpty();
                queue.add(job);
                if (idle) {
                    after(services.draw(), complete);
                }
            }

            private void complete() {
                if (++completed == n) {
                    end(n / now());
                    return;
                }
                int job = (int) queue.remove();
                if (!queue.isEmpty()) {
                    after(services.draw(), complete);
                }
                stations[routes.nextInt(0, STATIONS - 1)].arrive(job);
            }
        }
    }
}

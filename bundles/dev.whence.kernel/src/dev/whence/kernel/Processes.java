package dev.whence.kernel;

import dev.whence.kernel.FlatProgram.ProcessType;
import java.util.ArrayList;
import java.util.List;

/** All process instances: those that are there from the beginning, and the pools of those that come and go. */
public final class Processes {
    /** Jobs and branches that may be alive at once. */
    private static final int MOST_JOBS = 200_000;

    private final Simulation s;
    private final ProcessType[] types;
    private final List<ProcessInstance> all = new ArrayList<>();
    private final int[] firstOfType;
    private final ProcessInstance[] free;
    private int jobs;
    private final int[] alive;

    Processes(Simulation s) {
        this.s = s;
        types = s.program.types().toArray(ProcessType[]::new);
        firstOfType = new int[types.length];
        free = new ProcessInstance[types.length];
        alive = new int[types.length];
    }

    void createAll() {
        for (int t = 0; t < types.length; t++) {
            firstOfType[t] = all.size();
            for (int i = 0; !types[t].pooled() && i < types[t].instances(); i++) {
                create(t).prepare(i);
            }
        }
    }

    void startAll() {
        for (ProcessInstance p : List.copyOf(all)) {
            p.start();
        }
    }

    private ProcessInstance create(int type) {
        ProcessInstance p = new ProcessInstance(s, type, types[type]);
        p.number = all.size();
        all.add(p);
        return p;
    }

    ProcessInstance instance(int type, int index) {
        return all.get(firstOfType[type] + index);
    }

    ProcessInstance numbered(int number) {
        return all.get(number);
    }

    /** One out of the pool of a type. */
    ProcessInstance take(int type) {
        alive[type]++;
        ProcessInstance p = free[type];
        if (p == null) {
            if (++jobs > MOST_JOBS) {
                throw new SimulationException("over " + MOST_JOBS + " jobs of this kind are there at once, which is the limit; more arrive than are served", type, 0);
            }
            return create(type);
        }
        free[type] = p.nextFree;
        return p;
    }

    /** Back into the pool. */
    void give(ProcessInstance p) {
        alive[p.typeIndex]--;
        p.nextFree = free[p.typeIndex];
        free[p.typeIndex] = p;
    }

    /** How many jobs or branches of a type there are. */
    public int alive(int type) {
        return alive[type];
    }

    /** Takes a time in a cell. */
    interface Account {
        void take(int cell, long duration);
    }

    /** Gives what each process has spent in its present cell until now. */
    void addRunning(Account account) {
        for (ProcessInstance p : all) {
            p.running(account);
        }
    }

    /** The processes that wait for something that can no longer come, once nothing can happen any more. */
    public List<ProcessInstance> stuck() {
        return all.stream().filter(p -> !p.isAtRest()).toList();
    }

    void visitTips(TipVisitor visitor) {
        all.forEach(p -> p.visitTips(visitor));
    }

    void writeState(StateWriter w) {
        w.write(all.size());
        for (ProcessInstance p : all) {
            p.writeState(w);
        }
        for (ProcessInstance f : free) {
            for (ProcessInstance p = f; p != null; p = p.nextFree) {
                w.write(p.number);
            }
            w.write(-1);
        }
    }
}

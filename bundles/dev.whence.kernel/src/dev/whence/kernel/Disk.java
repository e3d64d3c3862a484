package dev.whence.kernel;

import dev.whence.kernel.FlatProgram.DiskSpec;
import dev.whence.kernel.FlatProgram.Duration;
import dev.whence.kernel.FlatProgram.Queue;
import java.util.Arrays;

/**
 * A disk that serves one request after the other: set-up, seek, rotation, transfer. The angle of a mechanical disk is
 * that of absolute time, so a request that is ready just after its sector has passed waits for one more turn. Its arm moves
 * to another cylinder, and another head is chosen within one.
 */
final class Disk implements Slotted {
    /** Account cells of a request, from its first. */
    static final int SETUP = 0;
    static final int SEEK = 1;
    static final int HEAD_SWITCH = 2;
    static final int ROTATION = 3;
    static final int TRANSFER = 4;
    /** Waiting for the drive; how often it was entered is how many requests were served. */
    static final int QUEUE = 5;

    private final Simulation s;
    private final DiskSpec spec;
    private final int slot;
    private final IntQueue queue = new IntQueue();
    private int current = -1;
    private int startTip = -1;
    private long startedAt;
    private long setupEnd;
    private long[] moveEnds = new long[4];
    private int[] moves = new int[4];
    private long[] waitEnds = new long[4];
    private long[] transferEnds = new long[4];
    private long[] missed = new long[4];
    private long[] slack = new long[4];
    private int pieces;
    private int tip = -1;
    /** Where the last transfer ended: the address that needs no seek, and the track. */
    private long head;
    private long track;
    private final boolean armMatters;
    private boolean upward = true;

    // Requests
    private long[] address = new long[8];
    private long[] length = new long[8];
    private long[] next = new long[8];
    private int[] cells = new int[8];
    private int[] ticket = new int[8];
    private long[] block = new long[8];
    private int[] requestTip = new int[8];
    private long[] requestedAt = new long[8];
    private int requests;
    private final IntQueue free = new IntQueue();

    Disk(Simulation s, DiskSpec spec) {
        this.s = s;
        this.spec = spec;
        slot = s.newSlot(this);
        armMatters = spec.rotation() > 0 && (spec.curve() != null || !spec.seek().equals(Duration.ZERO)
                || spec.heads() > 1 && !spec.headSwitch().equals(Duration.ZERO));
    }

    /**
     * @param at address in bits
     * @param bits to transfer
     * @param following the address that would need no seek afterwards
     * @param deviceCells account cells of the phases
     * @param forWhom handed to {@link Files#completed}, and so is {@code number}
     */
    void request(long at, long bits, long following, int deviceCells, int forWhom, long number, int tipAtIssue) {
        int r = free.isEmpty() ? requests++ : free.takeLast();
        if (r == address.length) {
            int n = r * 2;
            address = Arrays.copyOf(address, n);
            length = Arrays.copyOf(length, n);
            next = Arrays.copyOf(next, n);
            cells = Arrays.copyOf(cells, n);
            ticket = Arrays.copyOf(ticket, n);
            block = Arrays.copyOf(block, n);
            requestTip = Arrays.copyOf(requestTip, n);
            requestedAt = Arrays.copyOf(requestedAt, n);
        }
        address[r] = at;
        length[r] = bits;
        next[r] = following;
        cells[r] = deviceCells;
        ticket[r] = forWhom;
        block[r] = number;
        requestTip[r] = tipAtIssue;
        requestedAt[r] = s.now;
        if (current < 0) {
            start(r);
        } else {
            queue.put(r);
        }
    }

    private void start(int r) {
        current = r;
        startTip = requestedAt[r] < s.now ? tip : requestTip[r];
        startedAt = s.now;
        s.budget.add(cells[r] + QUEUE, s.now - requestedAt[r]);
        pieces = 0;
        long end;
        if (spec.service() != null) {
            setupEnd = s.now;
            end = piece(SEEK, s.now, s.now, s.now + draw(spec.service()), -1, 0);
        } else {
            setupEnd = s.now + draw(spec.setup());
            end = spec.rotation() > 0 ? turn(r) : move(r);
        }
        head = next[r];
        s.calendar.schedule(slot, end, Calendar.COMPLETION);
    }

    /** Without mechanics: to another place than the next costs a seek. */
    private long move(int r) {
        long there = setupEnd + (address[r] == head ? 0 : draw(spec.seek()));
        return piece(SEEK, there, there, there + spec.perBit().times(length[r]), -1, 0);
    }

    private long draw(Duration d) {
        long value = s.duration(d);
        if (value < 0) {
            throw new SimulationException("disk " + spec.name() + ": a set-up, seek or service time is negative", -1, -1);
        }
        return value;
    }

    /** Track by track: wait for the place to come under the head, transfer. */
    private long turn(int r) {
        long ready = setupEnd;
        long at = address[r];
        long left = length[r];
        while (left > 0) {
            long to = trackOf(at);
            long offset = at % spec.track();
            int move = cylinder(track) == cylinder(to) ? HEAD_SWITCH : SEEK;
            long there = ready + moveTime(to);
            track = to;
            long part = Math.min(left, spec.track() - offset);
            long angle = spec.skew() == 0 ? offset : Math.floorMod(offset + Math.floorMod(track * spec.skew(), spec.track()), spec.track());
            long earliest = there + (pieces == 0 ? spec.lead() : 0);
            long begin = nextPassing(angle, earliest);
            boolean wasMissed = pieces == 0 && begin - spec.rotation() >= startedAt;
            long by = wasMissed ? earliest - (begin - spec.rotation()) : -1;
            ready = piece(move, there, begin, begin + portion(part), by, begin - earliest);
            at += part;
            left -= part;
        }
        return transferEnds[pieces - 1];
    }

    private long trackOf(long at) {
        long index = at / spec.track();
        return spec.cylinders() == 0 ? index : index % ((long) spec.cylinders() * spec.heads());
    }

    private long cylinder(long ofTrack) {
        return ofTrack / spec.heads();
    }

    private long moveTime(long to) {
        if (to == track) {
            return 0;
        }
        long distance = Math.abs(cylinder(to) - cylinder(track));
        return distance == 0 ? draw(spec.headSwitch()) : spec.curve() == null ? draw(spec.seek()) : spec.curve().time(distance);
    }

    private long piece(int move, long moveEnd, long waitEnd, long transferEnd, long missedBy, long slackTime) {
        if (pieces == waitEnds.length) {
            int n = pieces * 2;
            moveEnds = Arrays.copyOf(moveEnds, n);
            moves = Arrays.copyOf(moves, n);
            waitEnds = Arrays.copyOf(waitEnds, n);
            transferEnds = Arrays.copyOf(transferEnds, n);
            missed = Arrays.copyOf(missed, n);
            slack = Arrays.copyOf(slack, n);
        }
        if (transferEnd < s.now || transferEnd == Calendar.NEVER) {
            throw new SimulationException("the clock overflows at disk " + spec.name(), -1, -1);
        }
        moves[pieces] = move;
        moveEnds[pieces] = moveEnd;
        waitEnds[pieces] = waitEnd;
        transferEnds[pieces] = transferEnd;
        missed[pieces] = missedBy;
        slack[pieces] = slackTime;
        pieces++;
        return transferEnd;
    }

    private long portion(long bits) {
        return bits == spec.track() ? spec.rotation() : new Ratio(spec.rotation(), spec.track()).times(bits);
    }

    /** The first instant from {@code earliest} on at which {@code angle} (in bits of the track) is under the head. */
    private long nextPassing(long angle, long earliest) {
        long phase = portion(angle);
        return earliest + Math.floorMod(phase - earliest, spec.rotation());
    }

    @Override
    public void due() {
        int r = current;
        int c = cells[r];
        account(c + SETUP, startedAt, setupEnd);
        int t = startTip;
        if (s.path != null) {
            t = s.path.leaf(t, setupEnd, c + SETUP);
        }
        long from = setupEnd;
        for (int i = 0; i < pieces; i++) {
            account(c + moves[i], from, moveEnds[i]);
            account(c + ROTATION, moveEnds[i], waitEnds[i]);
            account(c + TRANSFER, waitEnds[i], transferEnds[i]);
            if (s.path != null) {
                t = s.path.leaf(t, moveEnds[i], c + moves[i]);
                t = s.path.quantised(t, waitEnds[i], c + ROTATION, missed[i], slack[i]);
                t = s.path.leaf(t, transferEnds[i], c + TRANSFER);
            }
            from = transferEnds[i];
        }
        tip = t;
        current = -1;
        int whom = ticket[r];
        long number = block[r];
        free.put(r);
        if (!queue.isEmpty()) {
            start(choose());
        }
        s.files.completed(whom, number, t);
    }

    /** Gives what has passed of each phase of the request under way, and of the waits. */
    void addRunning(Processes.Account account) {
        for (int i = 0; i < queue.size(); i++) {
            int r = queue.get(i);
            account.take(cells[r] + QUEUE, s.now - requestedAt[r]);
        }
        if (current < 0) {
            return;
        }
        int c = cells[current];
        account.take(c + SETUP, passed(startedAt, setupEnd));
        long from = setupEnd;
        for (int i = 0; i < pieces; i++) {
            account.take(c + moves[i], passed(from, moveEnds[i]));
            account.take(c + ROTATION, passed(moveEnds[i], waitEnds[i]));
            account.take(c + TRANSFER, passed(waitEnds[i], transferEnds[i]));
            from = transferEnds[i];
        }
    }

    private long passed(long since, long until) {
        return Math.max(0, Math.min(s.now, until) - since);
    }

    private void account(int cell, long since, long until) {
        if (until > since) {
            s.passed(cell, since, until);
        }
    }

    /** The next request by the queue's discipline, taken out of the queue. */
    private int choose() {
        int n = queue.size();
        int chosen = 0;
        if (spec.queue() != Queue.FCFS) {
            chosen = best(n, true);
            if (chosen < 0) {
                upward = spec.queue() == Queue.CLOOK || !upward;
                chosen = best(n, spec.queue() == Queue.SCAN);
            }
        }
        int found = -1;
        for (int i = 0; i < n; i++) {
            int r = queue.take();
            if (i == chosen) {
                found = r;
            } else {
                queue.put(r);
            }
        }
        return found;
    }

    /** Position in the queue of the nearest request ahead (SCAN, C-LOOK) or anywhere (SSTF); −1 if none is ahead. */
    private int best(int n, boolean ahead) {
        int best = -1;
        long least = Long.MAX_VALUE;
        for (int i = 0; i < n; i++) {
            long way = position(address[queue.get(i)]) - (spec.rotation() > 0 ? cylinder(track) : head);
            if (spec.queue() == Queue.SSTF) {
                way = Math.abs(way);
            } else if (ahead) {
                way = upward ? way : -way;
                if (way < 0) {
                    continue;
                }
            }
            if (way < least) {
                least = way;
                best = i;
            }
        }
        return best;
    }

    /** Where the arm has to be for an address: what the queue's discipline goes by. */
    private long position(long at) {
        return spec.rotation() > 0 ? cylinder(trackOf(at)) : at;
    }

    void visitTips(TipVisitor visitor) {
        tip = visitor.visit(tip, s.now);
        startTip = visitor.visit(startTip, current < 0 ? s.now : startedAt);
        for (int i = 0; i < queue.size(); i++) {
            int r = queue.get(i);
            requestTip[r] = visitor.visit(requestTip[r], s.now);
        }
    }

    /** As much of an address as the disk's behaviour depends on, besides {@link #way}: where in the cylinder, or where at all. */
    long normal(long at) {
        if (spec.queue() != Queue.FCFS) {
            return at;
        }
        if (spec.rotation() == 0) {
            return 0;
        }
        long period = Math.multiplyExact(spec.track(), armMatters ? spec.heads() : 1L);
        return at % (spec.skew() == 0 ? period : Math.multiplyExact(period, spec.track()));
    }

    /** What an address is to the place where the arm is: whether it is elsewhere, or how far away where that matters. */
    long way(long at) {
        if (spec.rotation() == 0) {
            return at == head ? 0 : 1;
        }
        long distance = armMatters ? cylinder(trackOf(at)) - cylinder(track) : 0;
        return spec.curve() == null ? Math.abs(Long.signum(distance)) : distance;
    }

    void writeState(StateWriter w) {
        long place = spec.rotation() == 0 ? head : track;
        w.write(spec.queue() != Queue.FCFS ? place : armMatters ? track % spec.heads() : 0);
        w.write(upward ? 1 : 0);
        w.write(spec.rotation() > 0 ? s.now % spec.rotation() : 0);
        w.instant(s.calendar.time(slot));
        if (current >= 0) {
            w.instant(startedAt);
            write(w, current);
        }
        w.write(queue.size());
        for (int i = 0; i < queue.size(); i++) {
            write(w, queue.get(i));
        }
    }

    private void write(StateWriter w, int r) {
        w.write(normal(address[r]));
        w.write(way(address[r]));
        w.write(normal(next[r]));
        w.write(length[r]);
        w.write(ticket[r]);
        w.write(s.files.lead(ticket[r], block[r]));
        w.write(cells[r]);
    }
}

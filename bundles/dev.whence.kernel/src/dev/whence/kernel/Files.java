package dev.whence.kernel;

import dev.whence.kernel.FlatProgram.FileSpec;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Files on disks: which blocks a read or write needs, what an open file keeps, and what is asked for ahead. Blocks are
 * numbered on and on; after the last block of a file comes its first again.
 */
final class Files {
    /** In the place of a stream: not where the last request ended; where else does not matter to the disk. */
    private static final int ELSEWHERE = -2;
    private static final long[] NONE = {};
    private static final int MOST_BLOCKS = 1_000_000;

    private final Simulation s;

    // Open files, one per (statement's process, file)
    private long[] position = new long[8];
    /** The first block that has not come yet; of those behind it, these have: a disk may serve the later one first. */
    private long[] arrived = new long[8];
    private BitSet[] early = new BitSet[8];
    private long[] issued = new long[8];
    private long[] wanted = new long[8];
    private long[] last = new long[8];
    private ProcessInstance[] reader = new ProcessInstance[8];
    private int[] openFile = new int[8];
    private int[] deviceCells = new int[8];
    private int[] arrivedTip = new int[8];
    private int opened;
    private int ownHandles;

    // Files as written
    private final long[] end;
    private final int[] outstanding;
    private final int[] done;
    private final List<ArrayDeque<Writer>> writers = new ArrayList<>();

    /** Waits until so many writes are done. */
    private record Writer(ProcessInstance process, int after) {
    }

    Files(Simulation s) {
        this.s = s;
        int n = s.program.files().size();
        end = new long[n];
        outstanding = new int[n];
        done = new int[n];
        for (int i = 0; i < n; i++) {
            writers.add(new ArrayDeque<>());
        }
    }

    boolean read(ProcessInstance p, int file, long amount, int openBase, int stream, int waitCell, int cells) {
        if (amount <= 0) {
            return true;
        }
        int h = handle(p, openBase);
        open(h);
        FileSpec spec = s.program.files().get(file);
        openFile[h] = file;
        deviceCells[h] = cells;
        reader[h] = p;
        if (stream >= 0) {
            jump(h, spec, amount, p.stream(stream));
        } else if (stream == ELSEWHERE) {
            skip(h, spec, amount);
        }
        long first = position[h];
        position[h] = first + amount;
        if (spec.block() == 0) {
            wanted[h] = 0;
            last[h] = 0;
            ask(spec, first, amount, cells, h, 0, p.tip);
            p.enter(waitCell);
            return false;
        }
        wanted[h] = first / spec.block();
        last[h] = (first + amount - 1) / spec.block();
        if (skipArrived(h, spec, p.tip)) {
            return true;
        }
        p.enter(waitCell);
        return false;
    }

    /** Even ones are those of processes that are there from the beginning; jobs and branches, of which several may be under way, have odd ones of their own. */
    private int handle(ProcessInstance p, int base) {
        if (!p.type.pooled()) {
            return 2 * (base + p.self);
        }
        for (int i = 0; i < p.handles.length; i += 2) {
            if (p.handles[i] == base) {
                return p.handles[i + 1];
            }
        }
        int made = 2 * ownHandles++ + 1;
        p.handles = Arrays.copyOf(p.handles, p.handles.length + 2);
        p.handles[p.handles.length - 2] = base;
        p.handles[p.handles.length - 1] = made;
        return made;
    }

    private void open(int h) {
        if (h >= position.length) {
            int n = Math.max(h + 1, position.length * 2);
            position = Arrays.copyOf(position, n);
            arrived = Arrays.copyOf(arrived, n);
            early = Arrays.copyOf(early, n);
            issued = Arrays.copyOf(issued, n);
            wanted = Arrays.copyOf(wanted, n);
            last = Arrays.copyOf(last, n);
            reader = Arrays.copyOf(reader, n);
            openFile = Arrays.copyOf(openFile, n);
            deviceCells = Arrays.copyOf(deviceCells, n);
            arrivedTip = Arrays.copyOf(arrivedTip, n);
        }
        opened = Math.max(opened, h + 1);
    }

    /** To a block at random: nothing of what was kept or asked for ahead serves. */
    private void jump(int h, FileSpec spec, long amount, int stream) {
        long unit = spec.block() == 0 ? amount : spec.block();
        long units = spec.size() == Long.MAX_VALUE ? 1 << 20 : Math.max(1, spec.size() / unit);
        long block = s.random.index(stream, (int) Math.min(units, Integer.MAX_VALUE));
        goTo(h, block * unit, block);
    }

    /** To another place, no matter which. */
    private void skip(int h, FileSpec spec, long amount) {
        long unit = spec.block() == 0 ? amount : spec.block();
        long block = position[h] / unit + 2;
        goTo(h, block * unit, block);
    }

    private void goTo(int h, long at, long block) {
        position[h] = at;
        arrived[h] = block;
        issued[h] = block;
        early[h] = null;
    }

    /** Issues what is wanted and what lies ahead; true if everything wanted is there. */
    private boolean skipArrived(int h, FileSpec spec, int tip) {
        while (wanted[h] <= last[h]) {
            for (long b = Math.max(issued[h], wanted[h]); b <= wanted[h] + spec.readahead(); b++) {
                ask(spec, b * spec.block(), spec.block(), deviceCells[h], h, b, tip);
                issued[h] = b + 1;
            }
            if (arrived[h] <= wanted[h]) {
                return false;
            }
            wanted[h]++;
        }
        return true;
    }

    /** One request for {@code bits} at {@code position} in the file, which begins again at its end. */
    private void ask(FileSpec spec, long at, long bits, int cells, int whom, long block, int tip) {
        long address = address(spec, at);
        long following = spec.block() == 0 ? address + bits : address + spec.stride();
        s.disks[spec.disk()].request(address, bits, following, cells, whom, block, tip);
    }

    /** Tickets of writers are below zero: −1 − file. */
    void completed(int ticket, long block, int tip) {
        if (ticket < 0) {
            written(-1 - ticket, tip);
            return;
        }
        FileSpec spec = s.program.files().get(openFile[ticket]);
        if (spec.block() == 0) {
            reader[ticket].wake(tip);
            return;
        }
        come(ticket, block);
        if (wanted[ticket] <= last[ticket] && skipArrived(ticket, spec, tip)) {
            reader[ticket].wake(tip);
        }
    }

    /** Block {@code block} is there; one that was asked for before the reader went elsewhere counts for nothing. */
    private void come(int h, long block) {
        if (block != arrived[h]) {
            if (block > arrived[h] && block < issued[h]) {
                early[h] = early[h] == null ? new BitSet() : early[h];
                early[h].set((int) (block - arrived[h]));
            }
            return;
        }
        long gap = early[h] == null ? 1 : early[h].nextClearBit(1);
        arrived[h] += gap;
        if (early[h] != null) {
            early[h] = early[h].length() > gap ? early[h].get((int) gap, early[h].length()) : null;
        }
    }

    /** How far a request is ahead of what its reader waits for; −1 for one that nobody waits for any more. */
    long lead(int ticket, long block) {
        return ticket < 0 || s.program.files().get(openFile[ticket]).block() == 0 ? 0
                : block < arrived[ticket] || block >= issued[ticket] ? -1 : block - arrived[ticket];
    }

    boolean write(ProcessInstance p, int file, long amount, int stream, int waitCell, int cells) {
        if (amount <= 0) {
            return true;
        }
        FileSpec spec = s.program.files().get(file);
        if (stream >= 0) {
            long unit = spec.block() == 0 ? amount : spec.block();
            long units = spec.size() == Long.MAX_VALUE ? 1 << 20 : Math.max(1, spec.size() / unit);
            end[file] = unit * s.random.index(p.stream(stream), (int) Math.min(units, Integer.MAX_VALUE));
        } else if (stream == ELSEWHERE) {
            end[file] += 2 * amount;
        }
        long from = end[file];
        end[file] = from + amount;
        if (spec.block() == 0) {
            outstanding[file]++;
            ask(spec, from, amount, cells, -1 - file, 0, p.tip);
        } else {
            if ((end[file] - from) / spec.block() > MOST_BLOCKS) {
                throw p.error("over 1,000,000 blocks are written at once, which is the limit; write less at a time");
            }
            for (long b = from / spec.block(); (b + 1) * spec.block() <= end[file]; b++) {
                outstanding[file]++;
                ask(spec, b * spec.block(), spec.block(), cells, -1 - file, b, p.tip);
            }
        }
        return await(p, file, spec.writebehind(), waitCell);
    }

    /** Waits until every write has been done. */
    boolean sync(ProcessInstance p, int file, int waitCell) {
        return await(p, file, 0, waitCell);
    }

    /** Several writers of one file wait in order; each goes on when no more than its allowance is outstanding. */
    private boolean await(ProcessInstance p, int file, int most, int waitCell) {
        if (outstanding[file] <= most) {
            return true;
        }
        p.enter(waitCell);
        writers.get(file).addLast(new Writer(p, done[file] + outstanding[file] - most));
        return false;
    }

    private void written(int file, int tip) {
        outstanding[file]--;
        done[file]++;
        ArrayDeque<Writer> waiting = writers.get(file);
        while (!waiting.isEmpty() && done[file] - waiting.peekFirst().after() >= 0) {
            waiting.pollFirst().process().wake(tip);
        }
    }

    void writeState(StateWriter w) {
        for (int h = 0; h < opened; h++) {
            if (reader[h] == null) {
                continue;
            }
            FileSpec spec = s.program.files().get(openFile[h]);
            place(w, spec, position[h]);
            if (spec.block() > 0) {
                long base = position[h] / spec.block();
                w.write(position[h] % spec.block());
                w.write(arrived[h] - base);
                for (long word : early[h] == null ? NONE : early[h].toLongArray()) {
                    w.write(word);
                }
                w.write(-1);
                w.write(issued[h] - base);
                w.write(wanted[h] - base);
                w.write(last[h] - base);
            }
        }
        for (int f = 0; f < end.length; f++) {
            place(w, s.program.files().get(f), end[f]);
            w.write(outstanding[f]);
            for (Writer each : writers.get(f)) {
                w.write(each.process().number);
                w.write(each.after() - done[f]);
            }
            w.write(-1);
        }
    }

    /** Where a file goes on: its place in the layout, and what it is to where the disk's arm is. */
    private void place(StateWriter w, FileSpec spec, long at) {
        if (spec.disk() < 0) {
            return;
        }
        Disk disk = s.disks[spec.disk()];
        if (spec.size() < Long.MAX_VALUE) {
            w.write(at % spec.size());
        }
        w.write(disk.normal(address(spec, at)));
        w.write(disk.way(address(spec, at)));
    }

    private static long address(FileSpec spec, long at) {
        long offset = spec.size() == Long.MAX_VALUE ? at : at % spec.size();
        return spec.block() == 0 ? spec.start() + offset : spec.start() + offset / spec.block() * spec.stride();
    }
}

package dev.whence.program.link;

import dev.whence.kernel.FlatProgram.DiskSpec;
import dev.whence.kernel.FlatProgram.Duration;
import dev.whence.kernel.FlatProgram.FileSpec;
import dev.whence.kernel.FlatProgram.Queue;
import dev.whence.kernel.Ratio;
import dev.whence.kernel.SeekCurve;
import dev.whence.program.Expression.Entity;
import dev.whence.program.Model.Kind;
import dev.whence.program.Model.Part;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Disks and the files on them. */
final class Storage {
    private static final int MOST_AHEAD = 1_000_000;
    private final Linker linker;
    private final List<DiskSpec> disks = new ArrayList<>();
    private final List<FileSpec> files = new ArrayList<>();
    private final Map<String, Integer> firstDisk = new LinkedHashMap<>();
    private final Map<String, Integer> firstFile = new LinkedHashMap<>();
    private final Map<String, Integer> handles = new HashMap<>();
    private int handleCount;

    Storage(Linker linker) {
        this.linker = linker;
    }

    /** Periods that ought to be whole: a turn, and a block's share of it. */
    void periods(Collection<Rational> periods) {
        for (Part p : linker.values.model().parts()) {
            Quantity rotation = p.kind() == Kind.DISK ? linker.measurer.quantity(p.path(), "rotation") : null;
            if (rotation != null && rotation.value().signum() > 0) {
                periods.add(Rational.ONE.over(rotation.value()));
                slots(p.path(), rotation, periods);
            }
        }
    }

    private void slots(String disk, Quantity rotation, Collection<Rational> periods) {
        Quantity track = linker.measurer.quantity(disk, "track");
        for (Part f : linker.values.model().parts()) {
            if (f.kind() == Kind.FILE && disk.equals(f.on()) && track != null && track.value().signum() > 0) {
                Quantity block = linker.measurer.quantity(f.path(), "block");
                if (block != null) {
                    periods.add(block.value().over(track.value().times(rotation.value())));
                }
            }
        }
    }

    void link() {
        for (Part p : linker.values.model().parts()) {
            if (p.kind() == Kind.DISK) {
                firstDisk.put(p.path(), disks.size());
                for (int i = 0; i < linker.values.count(p.path()); i++) {
                    disks.add(disk(p));
                }
            }
        }
        Map<Integer, Rational> end = new HashMap<>();
        for (Part p : linker.values.model().parts()) {
            if (p.kind() == Kind.FILE) {
                firstFile.put(p.path(), files.size());
                for (int i = 0; i < linker.values.count(p.path()); i++) {
                    files.add(file(p, disk(p, i), end));
                }
            }
        }
        firstDisk.forEach((path, first) -> {
            for (int i = first; i < first + linker.values.count(path); i++) {
                disks.set(i, disks.get(i).with(curve(linker.values.part(path), i, end.getOrDefault(i, Rational.ZERO))));
            }
        });
    }

    /** The files laid out, it is known how far the arm may have to move; null if that does not matter. */
    private SeekCurve curve(Part p, int number, Rational end) {
        DiskSpec disk = disks.get(number);
        if (disk.rotation() == 0) {
            return null;
        }
        boolean endless = files.stream().anyMatch(f -> f.disk() == number && f.size() == Long.MAX_VALUE);
        long needed = linker.measurer.whole(Rational.of(end.over(Rational.of(disk.track())).over(Rational.of(disk.heads())).ceil()),
                "the number of cylinders of " + p.path(), p.at());
        if (disk.cylinders() > 0 && !endless && needed > disk.cylinders()) {
            throw new ModelException("the files on disk " + p.path() + " take " + needed + " cylinders, and it has " + disk.cylinders()
                    + "; give it more, or make the files smaller", p.at());
        }
        Value.Choice curve = linker.measurer.choice(p.path(), "seek");
        if (curve == null) {
            return null;
        }
        if (disk.cylinders() == 0 && endless) {
            throw new ModelException("how far the arm of disk " + p.path() + " moves is not known; give it cylinders, or its files a size", p.at());
        }
        long least = linker.measurer.units(Arithmetic.quantity(curve.arguments().get(0)).value(), p.at());
        long most = linker.measurer.units(Arithmetic.quantity(curve.arguments().get(1)).value(), p.at());
        if (least < 0 || most < least) {
            throw new ModelException("the seek curve of disk " + p.path() + " goes from one cylinder's time to that of the full stroke, which is"
                    + " no shorter", p.at());
        }
        return new SeekCurve(least, most, (disk.cylinders() > 0 ? disk.cylinders() : needed) - 1);
    }

    private DiskSpec disk(Part p) {
        Measurer m = linker.measurer;
        String path = p.path();
        Quantity rotation = m.quantity(path, "rotation");
        Quantity track = m.quantity(path, "track");
        Quantity bandwidth = m.quantity(path, "bandwidth");
        boolean service = linker.hasValue(path, "service");
        boolean mechanical = rotation != null && track != null;
        if (!mechanical && bandwidth == null && !service) {
            throw new ModelException("disk " + path + " needs rotation and track, or a bandwidth, or a service time", p.at());
        }
        if (mechanical && (rotation.value().signum() <= 0 || track.value().signum() <= 0)) {
            throw new ModelException("rotation and track of " + path + " must be more than 0", p.at());
        }
        long turn = mechanical ? m.units(Rational.ONE.over(rotation.value()), p.at()) : 0;
        if (mechanical && turn == 0) {
            throw new ModelException("disk " + path + " turns faster than the clock can tell", p.at());
        }
        long bits = mechanical ? m.bits(path, "track", 0) : 0;
        Value.Choice scheduler = m.choice(path, "scheduler");
        Queue queue = scheduler == null ? Queue.FCFS : Queue.valueOf(scheduler.name().toUpperCase(java.util.Locale.ROOT));
        Ratio perBit = !mechanical && bandwidth != null ? m.perBit(bandwidth, path + ".bandwidth", p.at()) : null;
        return new DiskSpec(path, turn, bits, linker.duration(path, "setup"), m.duration(path, "lead"),
                m.number(path, "heads", 1), m.number(path, "cylinders", 0), linker.duration(path, "head_switch"), skew(p, turn, bits), perBit,
                linker.duration(path, "seek"), null,
                service && !mechanical && perBit == null ? linker.duration(path, "service") : null, queue);
    }

    private long skew(Part p, long turn, long track) {
        Quantity skew = linker.measurer.notNegative(p.path(), "skew");
        if (skew == null || turn == 0) {
            return 0;
        }
        return Measurer.isTime(skew)
                ? linker.measurer.whole(Rational.of(linker.measurer.units(skew.value(), p.at())).times(Rational.of(track, turn)), "skew", p.at())
                : linker.measurer.whole(skew.value(), "skew", p.at());
    }

    /** The number of the disk of a file's instance: in the same instance of what both are inside of; of an array each takes the next in turn. */
    private int disk(Part file, int instance) {
        if (file.on() == null || !firstDisk.containsKey(file.on())) {
            throw new ModelException("file " + file.path() + " is on no disk; write file " + file.path() + " on …", file.at());
        }
        Values values = linker.values;
        int disksInAll = values.count(file.on());
        if (disksInAll == 0) {
            throw new ModelException("file " + file.path() + " is on " + file.on() + ", and there is none; its count is 0", file.at());
        }
        int first = firstDisk.get(file.on());
        if (file.path().startsWith(file.on() + ".")) {
            return first + instance / (values.count(file.path()) / disksInAll);
        }
        String outer = values.outer(file.path());
        if (outer == null || !outer.equals(values.outer(file.on()))) {
            return first + instance % disksInAll;
        }
        int own = values.own(file.path());
        int ownDisks = values.own(file.on());
        return first + instance / own * ownDisks + instance % own % ownDisks;
    }

    private FileSpec file(Part p, int on, Map<Integer, Rational> end) {
        Measurer m = linker.measurer;
        DiskSpec disk = disks.get(on);
        long size = m.bits(p.path(), "size", Long.MAX_VALUE);
        long block = m.bits(p.path(), "block", 0);
        if (block > 0 && size < Long.MAX_VALUE && size < block) {
            throw new ModelException("file " + p.path() + " is smaller than one of its blocks", p.at());
        }
        long stride = block + gap(p, disk, block);
        long blocks = size == Long.MAX_VALUE || block == 0 ? 0 : size / block;
        Rational start = end.getOrDefault(on, Rational.ZERO);
        Rational extent = Rational.of(size == Long.MAX_VALUE ? 1L << 40 : block == 0 ? size : blocks * stride);
        Rational next = start.plus(extent);
        if (disk.track() > 0) {
            Rational track = Rational.of(disk.track());
            next = Rational.of(next.over(track).ceil()).times(track);
        }
        end.put(on, next);
        long whole = size == Long.MAX_VALUE || block == 0 ? size : blocks * block;
        boolean buffered = m.flag(p.on(), "write_back");
        return new FileSpec(p.path(), on, whole, block, stride, m.whole(start, "the place of " + p.path(), p.at()),
                ahead(p, "readahead"), buffered ? Integer.MAX_VALUE : ahead(p, "writebehind"));
    }

    /** How many blocks are asked for, or left to be written, besides the one wanted. */
    private int ahead(Part p, String property) {
        int blocks = linker.measurer.number(p.path(), property, 0);
        if (blocks > MOST_AHEAD) {
            throw new ModelException(p.path() + "." + property + " is over the limit of 1,000,000 blocks", p.at());
        }
        return blocks;
    }

    /** Skipped behind each block: blocks, or a time or an amount rounded up to blocks. */
    private long gap(Part p, DiskSpec disk, long block) {
        Quantity gap = linker.measurer.notNegative(p.path(), "gap");
        if (gap == null || gap.value().isZero()) {
            return 0;
        }
        if (block == 0) {
            throw new ModelException("the gap of " + p.path() + " counts blocks; give the file a block", p.at());
        }
        Rational blocks = gap.value();
        if (gap.dimension().equals(Dimension.DATA)) {
            blocks = blocks.over(Rational.of(block));
        } else if (Measurer.isTime(gap)) {
            if (disk.rotation() == 0) {
                throw new ModelException("a gap in time needs a disk with rotation and track", p.at());
            }
            Rational perBlock = Rational.of(disk.rotation()).times(Rational.of(block, disk.track()));
            blocks = Rational.of(linker.measurer.units(gap.value(), p.at())).over(perBlock);
        }
        return linker.measurer.whole(Rational.of(blocks.ceil()).times(Rational.of(block)), "the gap of " + p.path(), p.at());
    }

    int file(Entity file, String process, Scope scope, int self) {
        return firstFile.get(file.path()) + linker.index(file, process, scope, self, linker.measurer.at(file.path()));
    }

    String diskOf(Entity file) {
        return linker.values.part(file.path()).on();
    }

    /** Whether it matters which place is asked for, not only whether it is another one. */
    boolean placesMatter(String disk) {
        DiskSpec spec = disks.get(firstDisk.get(disk));
        return spec.rotation() > 0 || spec.queue() != Queue.FCFS;
    }

    boolean isService(String disk) {
        return disks.get(firstDisk.get(disk)).service() != null;
    }

    /** First of a process's handles on a file, one for each instance: what each has open stays its own. */
    int handles(String process, Entity file, int instances) {
        return handles.computeIfAbsent(process + " " + file.path(), k -> {
            int first = handleCount;
            handleCount += Math.max(1, instances);
            return first;
        });
    }

    List<DiskSpec> disks() {
        return disks;
    }

    List<FileSpec> files() {
        return files;
    }

    void resources(Map<String, Linked.Resource> all) {
        firstDisk.forEach((path, index) -> all.put(path, new Linked.Resource(index, linker.values.count(path), linker.values.count(path), false)));
    }
}

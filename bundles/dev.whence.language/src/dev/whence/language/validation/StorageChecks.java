package dev.whence.language.validation;

import dev.whence.language.perf.Call;
import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Kind;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.PartName;
import dev.whence.language.perf.PerfPackage.Literals;
import dev.whence.language.perf.Setting;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import dev.whence.units.QuantityText;
import dev.whence.units.Rational;
import java.util.List;
import java.util.Optional;

/** Disks that cannot turn, files on no disk, and blocks that pass the head too early. */
final class StorageChecks implements Check {

    private static final List<String> MECHANICAL_ONLY = List.of("lead", "heads", "cylinders", "head_switch", "skew");
    private static final List<String> REQUEST = List.of("setup", "seek");

    @Override
    public void run(Analysis analysis, Findings findings) {
        for (PartName disk : analysis.parts(Kind.DISK)) {
            form(analysis, disk, findings);
        }
        for (PartName file : analysis.parts(Kind.FILE)) {
            if (analysis.isComplete() && disk(analysis, file).isEmpty() && !hasPlace(analysis, file)) {
                findings.report(IssueCode.FILE_NOT_ON_DISK, file, Literals.ENTITY__NAME, "The file " + file.getName()
                        + " is on no disk: write file " + file.getName() + " on ….");
            }
            slot(analysis, file, findings);
        }
        for (PartName machine : analysis.parts(Kind.MACHINE)) {
            quantum(analysis, machine, findings);
        }
    }

    private static boolean hasPlace(Analysis analysis, PartName file) {
        return analysis.names().lineage(file).stream().anyMatch(each -> ((Part) each.eContainer()).getOn() != null);
    }

    /** The disk that a file is on, or is written inside of. */
    private static Optional<Entity> disk(Analysis analysis, PartName file) {
        for (Entity each : analysis.names().lineage(file)) {
            Part part = (Part) each.eContainer();
            if (part.getOn() != null) {
                return analysis.names().entity(part.getOn());
            }
            if (part.eContainer() instanceof Part outer && outer.getKind() == Kind.DISK) {
                return Optional.of(outer.getNames().get(0));
            }
        }
        return Optional.empty();
    }

    private static boolean has(Analysis analysis, Entity disk, String property) {
        return analysis.names().setting(disk, property).isPresent()
                || analysis.names().lineage(disk).stream().anyMatch(each -> analysis.isChanged(each, property));
    }

    private static void form(Analysis analysis, PartName disk, Findings findings) {
        boolean rotation = has(analysis, disk, "rotation");
        boolean track = has(analysis, disk, "track");
        boolean bandwidth = has(analysis, disk, "bandwidth");
        boolean service = has(analysis, disk, "service");
        if (rotation != track && analysis.isComplete()) {
            findings.report(IssueCode.DISK_WITHOUT_FORM, disk, Literals.ENTITY__NAME, "The disk " + disk.getName()
                    + (rotation ? " turns, but how much passes the head in a turn? Write track = 16 KiB."
                    : " has tracks, but how fast does it turn? Write rotation = 3600 rpm."));
        } else if (!rotation && !bandwidth && !service && analysis.isComplete()) {
            findings.report(IssueCode.DISK_WITHOUT_FORM, disk, Literals.ENTITY__NAME, "Nothing says how long the disk "
                    + disk.getName() + " takes: give it rotation and track, or bandwidth, or service.");
        } else if (rotation && (bandwidth || service) || bandwidth && service) {
            findings.report(IssueCode.DISK_FORMS_CONFLICT, disk, Literals.ENTITY__NAME, "The disk " + disk.getName()
                    + " is described twice: either by rotation and track, or by bandwidth, or by service.");
        }
        for (Setting setting : ((Part) disk.eContainer()).getSettings()) {
            effect(analysis, disk, setting, findings);
        }
    }

    private static void effect(Analysis analysis, PartName disk, Setting setting, Findings findings) {
        String name = setting.getName() == null ? "" : setting.getName();
        if (has(analysis, disk, "rotation")) {
            if (name.equals("head_switch") && !has(analysis, disk, "heads")) {
                findings.report(IssueCode.NO_EFFECT, setting, "head_switch has no effect on a disk with one head, where every track is a cylinder:"
                        + " give it heads, or use seek.");
            }
        } else if (MECHANICAL_ONLY.contains(name)) {
            findings.report(IssueCode.NO_EFFECT, setting, name
                    + " has no effect on a disk that does not turn: give it rotation and track, or remove this.");
        } else if (setting.getValue() instanceof Call call && "curve".equals(call.getName())) {
            findings.report(IssueCode.NO_EFFECT, setting, "A curve has no effect on a disk that does not turn: give it rotation and track,"
                    + " or one seek time.");
        } else if (REQUEST.contains(name) && has(analysis, disk, "service")) {
            findings.report(IssueCode.NO_EFFECT, setting, name + " has no effect on a disk with service, which is the whole time of a request:"
                    + " add it to that, or remove this.");
        }
    }

    /** After a block has passed, the drive has the gap to get ready for the next; too late costs a revolution. */
    private static void slot(Analysis analysis, PartName file, Findings findings) {
        Optional<Setting> gap = analysis.names().setting(file, "gap");
        Optional<Entity> disk = disk(analysis, file);
        if (gap.isEmpty() || disk.isEmpty() || gap.get().eContainer() != file.eContainer()) {
            return;
        }
        Optional<Rational> rotation = value(analysis, disk.get(), "rotation", Dimension.RATE);
        Optional<Rational> track = value(analysis, disk.get(), "track", Dimension.DATA);
        Optional<Rational> setup = value(analysis, disk.get(), "setup", Dimension.TIME);
        Optional<Rational> lead = value(analysis, disk.get(), "lead", Dimension.TIME);
        Optional<Rational> block = value(analysis, file, "block", Dimension.DATA);
        Optional<Quantity> spacing = analysis.constant(gap.get().getValue());
        if (rotation.isEmpty() || track.isEmpty() || setup.isEmpty() || lead.isEmpty() || block.isEmpty()
                || spacing.isEmpty() || rotation.get().signum() <= 0 || track.get().signum() <= 0
                || block.get().signum() <= 0) {
            return;
        }
        Rational passing = block.get().over(track.get()).over(rotation.get());
        Rational time = passing.times(blocks(spacing.get(), passing, block.get()));
        Rational ready = setup.get().plus(lead.get());
        if (ready.compareTo(time) > 0 && ready.compareTo(Rational.ONE.over(rotation.get())) < 0) {
            findings.report(IssueCode.SLOT_MISSED, gap.get().getValue(), "The next block passes the head "
                    + QuantityText.of(Quantity.seconds(time)) + " after the last; set-up takes "
                    + QuantityText.of(Quantity.seconds(ready)) + ", so each block waits one more revolution.");
        }
    }

    /** A gap is in blocks, or in time or data, rounded up to blocks. */
    private static Rational blocks(Quantity gap, Rational passing, Rational block) {
        Rational exact = gap.dimension().equals(Dimension.TIME) ? gap.value().over(passing)
                : gap.dimension().equals(Dimension.DATA) ? gap.value().over(block) : gap.value();
        return Rational.of(exact.ceil());
    }

    private static Optional<Rational> value(Analysis analysis, Entity entity, String property, Dimension dimension) {
        return analysis.property(entity, property).filter(q -> q.dimension().equals(dimension)).map(Quantity::value);
    }

    private static void quantum(Analysis analysis, PartName machine, Findings findings) {
        Optional<Rational> change = value(analysis, machine, "switch", Dimension.TIME);
        Optional<Setting> scheduler = analysis.names().setting(machine, "scheduler");
        if (change.isPresent() && scheduler.isPresent() && scheduler.get().getValue() instanceof Call call
                && call.getArguments().size() == 1) {
            analysis.constant(call.getArguments().get(0).getValue())
                    .filter(quantum -> quantum.dimension().equals(Dimension.TIME))
                    .filter(quantum -> quantum.value().compareTo(change.get()) <= 0)
                    .ifPresent(quantum -> findings.report(IssueCode.QUANTUM_BELOW_SWITCH, call, "The quantum of "
                            + QuantityText.of(quantum) + " is no longer than the switch of "
                            + QuantityText.of(Quantity.seconds(change.get()))
                            + ": the machine would mostly switch; make the quantum longer."));
        }
    }
}

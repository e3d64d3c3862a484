package dev.whence.language.ide.fixes;

import dev.whence.language.Source;
import dev.whence.language.ide.fixes.Fix.Edit;
import dev.whence.language.perf.Call;
import dev.whence.language.perf.Entity;
import dev.whence.language.perf.NumberLiteral;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.PartName;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Setting;
import dev.whence.language.properties.Owner;
import dev.whence.language.validation.IssueCode;
import dev.whence.units.Quantity;
import dev.whence.units.QuantityText;
import dev.whence.units.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** About parts whose properties do not go together. */
final class PartRemedies {

    private static final int MOST_NAMES = 3;
    /** A quantum so many times the switch spends a tenth of the time switching. */
    private static final Rational QUANTUM = Rational.of(10);

    private PartRemedies() {}

    static void addTo(Remedies remedies) {
        remedies.put(IssueCode.CHANNEL_ENDS, PartRemedies::ends);
        remedies.put(IssueCode.MESSAGE_WITHOUT_SIZE, place -> set(place, "size = 100 byte"));
        remedies.put(IssueCode.HEADER_OVER_MESSAGE, place -> without(place, Set.of("header")));
        remedies.put(IssueCode.WINDOW_BELOW_MESSAGE, PartRemedies::window);
        remedies.put(IssueCode.MESSAGE_OVER_PACKET, PartRemedies::fullPackets);
        remedies.put(IssueCode.OVERHEAD_OVER_PACKET, PartRemedies::bits);
        remedies.put(IssueCode.RESERVE_OVER_BANDWIDTH, place -> without(place, Set.of("reserve")));
        remedies.put(IssueCode.FILE_NOT_ON_DISK, PartRemedies::disk);
        remedies.put(IssueCode.DISK_WITHOUT_FORM, PartRemedies::form);
        remedies.put(IssueCode.DISK_FORMS_CONFLICT, PartRemedies::oneForm);
        remedies.put(IssueCode.SLOT_MISSED, PartRemedies::gap);
        remedies.put(IssueCode.QUANTUM_BELOW_SWITCH, PartRemedies::quantum);
    }

    private static Optional<Part> part(Place place) {
        return place.around(Part.class);
    }

    /** A setting more; in braces if there were none. */
    private static List<Fix> set(Place place, String setting) {
        return part(place).map(part -> Fix.of("Write " + setting, place.inside(part, " " + setting + " ")
                .orElseGet(() -> place.behind(part, " { " + setting + " }")))).stream().toList();
    }

    private static List<Fix> without(Place place, Set<String> names) {
        return part(place).map(part -> part.getSettings().stream().filter(setting -> names.contains(setting.getName())).toList())
                .filter(settings -> !settings.isEmpty())
                .map(settings -> new Fix("Remove " + String.join(", ", settings.stream().map(Setting::getName).toList()),
                        settings.stream().map(place::remove).toList())).stream().toList();
    }

    private static Optional<Setting> setting(Part part, String name) {
        return part.getSettings().stream().filter(setting -> name.equals(setting.getName())).findFirst();
    }

    private static List<Fix> ends(Place place) {
        Optional<Part> part = part(place);
        List<String> processes = place.named(Owner.PROCESS);
        List<Fix> fixes = new ArrayList<>();
        for (int i = 0; part.isPresent() && i < processes.size() && fixes.size() < MOST_NAMES; i++) {
            for (int j = i + 1; j < processes.size() && fixes.size() < MOST_NAMES; j++) {
                String ends = " between " + processes.get(i) + " and " + processes.get(j);
                fixes.add(Fix.of("Put it" + ends, place.behind(part.get().getNames().getLast(), ends)));
            }
        }
        return fixes;
    }

    private static List<Fix> window(Place place) {
        return part(place).flatMap(part -> setting(part, "message").or(() -> setting(part, "segment")))
                .map(setting -> place.text(setting.getValue())).map(size -> Fix.of("Write " + size, place.replace(size))).stream().toList();
    }

    /** As many as are filled, without the last that is not; in the unit of the packet. */
    private static List<Fix> fullPackets(Place place) {
        Optional<Part> part = part(place);
        List<Fix> fixes = new ArrayList<>();
        Optional<Quantity> message = part.flatMap(found -> setting(found, "message")).flatMap(setting -> place.constants().quantity(setting.getValue()));
        for (Reference over : message.isEmpty() ? List.<Reference>of() : part.get().getOver()) {
            Optional<Setting> packet = place.names().entity(over).flatMap(link -> place.names().setting(link, "packet"));
            if (packet.isPresent() && packet.get().getValue() instanceof NumberLiteral literal && literal.getUnit() != null) {
                Rational full = Rational.of(message.get().value().over(place.constants().quantity(literal).orElseThrow().value()).floor());
                String value = full.times(Rational.parse(literal.getValue())) + " " + literal.getUnit();
                fixes.add(Fix.of("Write " + value + ": " + full + " full packets", place.replace(value)));
            }
        }
        return fixes;
    }

    /** Bytes were written where bits were meant. */
    private static List<Fix> bits(Place place) {
        return place.exactly(NumberLiteral.class).filter(literal -> literal.getUnit() != null)
                .map(literal -> literal.getValue() + " " + literal.getUnit().replaceFirst("(byte|B)$", "bit"))
                .filter(value -> !value.equals(place.text())).map(value -> Fix.of("Write " + value, place.replace(value))).stream().toList();
    }

    private static List<Fix> disk(Place place) {
        Optional<PartName> name = place.around(PartName.class);
        return name.isEmpty() ? List.of() : place.named(Owner.DISK).stream().limit(MOST_NAMES)
                .map(disk -> Fix.of("Put it on " + disk, place.behind(((Part) name.get().eContainer()).getNames().getLast(), " on " + disk))).toList();
    }

    private static List<Fix> form(Place place) {
        Optional<Part> part = part(place);
        if (part.isEmpty()) {
            return List.of();
        }
        boolean turns = setting(part.get(), "rotation").isPresent();
        boolean tracks = setting(part.get(), "track").isPresent();
        List<Fix> fixes = new ArrayList<>();
        if (turns) {
            fixes.addAll(set(place, "track = 16 KiB"));
        } else if (tracks) {
            fixes.addAll(set(place, "rotation = 3600 rpm"));
        } else {
            fixes.addAll(set(place, "rotation = 3600 rpm  track = 16 KiB"));
            fixes.addAll(set(place, "bandwidth = 1 MB/s"));
            fixes.addAll(set(place, "service = 10 ms"));
        }
        return fixes;
    }

    private static List<Fix> oneForm(Place place) {
        List<Fix> fixes = new ArrayList<>();
        fixes.addAll(without(place, Set.of("bandwidth", "service")));
        fixes.addAll(without(place, Set.of("rotation", "track", "service", "setup", "lead", "heads", "cylinders", "head_switch", "skew")));
        return fixes;
    }

    /** A time is rounded up to blocks, so that of the set-up is enough. */
    private static List<Fix> gap(Place place) {
        Optional<Part> file = part(place);
        Optional<Entity> disk = file.flatMap(part -> part.getOn() != null ? place.names().entity(part.getOn())
                : part.eContainer() instanceof Part outer ? Optional.of((Entity) outer.getNames().get(0)) : Optional.empty());
        return disk.map(found -> {
            String path = file.get().getOn() != null ? place.text(file.get().getOn()) : found.getName();
            String gap = path + ".setup" + (place.names().setting(found, "lead").isPresent() ? " + " + path + ".lead" : "");
            return Fix.of("Leave a gap of " + gap, place.replace(gap));
        }).stream().toList();
    }

    private static List<Fix> quantum(Place place) {
        Optional<Call> call = place.exactly(Call.class);
        Optional<Quantity> change = part(place).flatMap(part -> place.names().setting(part.getNames().get(0), "switch"))
                .flatMap(setting -> place.constants().quantity(setting.getValue()));
        return call.isEmpty() || change.isEmpty() ? List.of() : List.of(longer(place, call.get(), change.get()));
    }

    private static Fix longer(Place place, Call call, Quantity change) {
        String value = QuantityText.of(new Quantity(change.value().times(QUANTUM), change.dimension()));
        Source quantum = Source.of(call.getArguments().get(0));
        return Fix.of("Make the quantum " + value + ", ten times the switch", new Edit(quantum.offset(), quantum.length(), value));
    }
}

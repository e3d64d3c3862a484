package dev.whence.language.properties;

import dev.whence.language.perf.Entity;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The one table of all properties: validation, completion, hover, the reference page and the command line's
 * {@code --set} are made from it.
 */
public final class Properties {

    private static final Map<Owner, List<Property>> TABLE = table();

    private Properties() {}

    /** The properties of a kind of thing, in the order of the reference page. */
    public static List<Property> of(Owner owner) {
        return TABLE.get(owner);
    }

    public static Optional<Property> find(Owner owner, String name) {
        return of(owner).stream().filter(p -> p.name().equals(name)).findFirst();
    }

    public static Optional<Property> find(Entity entity, String name) {
        return find(Owner.of(entity), name);
    }

    /** Which kinds of things have a property of this name. */
    public static List<Owner> ownersOf(String name) {
        List<Owner> owners = new ArrayList<>();
        TABLE.forEach((owner, rows) -> {
            if (rows.stream().anyMatch(p -> p.name().equals(name))) {
                owners.add(owner);
            }
        });
        return owners;
    }

    /** Whether some property can be a word of this name, such as round_robin(4 ms). */
    public static boolean isAlternative(String name) {
        return TABLE.values().stream().flatMap(List::stream).anyMatch(p -> p.alternative(name).isPresent());
    }

    private static Map<Owner, List<Property>> table() {
        Map<Owner, List<Property>> table = new EnumMap<>(Owner.class);
        table.put(Owner.MACHINE, ProcessorProperties.machine());
        table.put(Owner.STATION, ProcessorProperties.station());
        table.put(Owner.DISK, StorageProperties.disk());
        table.put(Owner.FILE, StorageProperties.file());
        table.put(Owner.LINK, TransportProperties.link());
        table.put(Owner.CHANNEL, TransportProperties.channel());
        table.put(Owner.GATE, TransportProperties.gate());
        table.put(Owner.LOCK, ProcessorProperties.lock());
        table.put(Owner.MESSAGE, TransportProperties.message());
        table.put(Owner.PROCESS, ProcessorProperties.process());
        return table;
    }
}

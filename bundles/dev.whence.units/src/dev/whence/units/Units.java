package dev.whence.units;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The units that every model knows. {@code k M G T} are powers of ten, {@code Ki Mi Gi Ti} powers of two
 * (IEC 80000-13); {@code b} is a bit and {@code B} a byte.
 */
public final class Units {

    /** Hundredths, written {@code %} behind a number. */
    public static final Quantity PERCENT = Quantity.number(Rational.of(1, 100));

    private static final Map<String, Quantity> TABLE = Collections.unmodifiableMap(table());
    private static final Map<String, List<String>> CORRECTIONS = corrections();

    private Units() {}

    /** The size of a unit, if there is one of this name. */
    public static Optional<Quantity> find(String name) {
        return name.equals("%") ? Optional.of(PERCENT) : Optional.ofNullable(TABLE.get(name));
    }

    /** All units by name, in the order of the reference page. */
    public static Map<String, Quantity> all() {
        return TABLE;
    }

    /**
     * What someone may have meant who wrote a unit that there is not: {@code KB} gives {@code kB} and {@code KiB}.
     * Each answer can stand in the place of the wrong word; empty if nothing comes near.
     */
    public static List<String> corrections(String wrong) {
        List<String> known = CORRECTIONS.get(wrong);
        if (known != null) {
            return known;
        }
        List<String> caseOnly = new ArrayList<>();
        for (String name : TABLE.keySet()) {
            if (name.equalsIgnoreCase(wrong)) {
                caseOnly.add(name);
            }
        }
        if (!caseOnly.isEmpty()) {
            return caseOnly;
        }
        List<String> lower = CORRECTIONS.get(wrong.toLowerCase(Locale.ROOT));
        return lower == null ? List.of() : lower;
    }

    /** Whether the unit counts data in powers of ten ({@code kB}). */
    public static boolean isDecimalData(String name) {
        return isData(name) && "kMGT".indexOf(name.charAt(0)) >= 0 && !isBinaryData(name);
    }

    /** Whether the unit counts data in powers of two ({@code KiB}). */
    public static boolean isBinaryData(String name) {
        return isData(name) && name.length() > 2 && "KMGT".indexOf(name.charAt(0)) >= 0 && name.charAt(1) == 'i';
    }

    private static boolean isData(String name) {
        Quantity size = TABLE.get(name);
        return size != null && size.dimension().equals(Dimension.DATA) && !name.equals("bit") && !name.equals("byte");
    }

    private static Map<String, Quantity> table() {
        Map<String, Quantity> table = new LinkedHashMap<>();
        seconds(table, "s", Rational.ONE);
        seconds(table, "ms", Rational.of(1, 1_000));
        for (String micro : List.of("us", "\u00b5s", "\u03bcs")) {
            seconds(table, micro, Rational.of(1, 1_000_000));
        }
        seconds(table, "ns", Rational.of(1, 1_000_000_000));
        seconds(table, "ps", Rational.of(1, 1_000_000_000_000L));
        seconds(table, "min", Rational.of(60));
        seconds(table, "h", Rational.of(3_600));
        seconds(table, "d", Rational.of(86_400));
        long thousand = 1;
        for (String prefix : List.of("", "k", "M", "G", "T")) {
            table.put(prefix + "Hz", new Quantity(Rational.of(thousand), Dimension.RATE));
            thousand *= 1_000;
        }
        table.put("rpm", new Quantity(Rational.of(1, 60), Dimension.RATE));
        data(table, "bit", 1);
        data(table, "b", 1);
        data(table, "byte", 8);
        data(table, "B", 8);
        return table;
    }

    private static void seconds(Map<String, Quantity> table, String name, Rational seconds) {
        table.put(name, Quantity.seconds(seconds));
    }

    private static void data(Map<String, Quantity> table, String name, long bits) {
        long decimal = bits;
        for (String prefix : List.of("", "k", "M", "G", "T")) {
            table.put(prefix + name, Quantity.bits(Rational.of(decimal)));
            decimal *= 1_000;
        }
        long binary = bits;
        for (String prefix : List.of("Ki", "Mi", "Gi", "Ti")) {
            binary *= 1_024;
            table.put(prefix + name, Quantity.bits(Rational.of(binary)));
        }
    }

    private static Map<String, List<String>> corrections() {
        Map<String, List<String>> map = new LinkedHashMap<>();
        correct(map, "s", "sec", "secs", "second", "seconds");
        correct(map, "ms", "msec", "msecs", "millisecond", "milliseconds", "millis");
        correct(map, "us", "usec", "usecs", "microsecond", "microseconds", "micros");
        correct(map, "ns", "nsec", "nsecs", "nanosecond", "nanoseconds", "nanos");
        correct(map, "ps", "psec", "picosecond", "picoseconds");
        correct(map, "min", "mins", "minute", "minutes");
        correct(map, "h", "hr", "hrs", "hour", "hours");
        correct(map, "d", "day", "days");
        correct(map, "byte", "bytes", "octet", "octets");
        correct(map, "rpm", "rev", "revs", "revolutions");
        correct(map, "Hz", "hertz", "cps");
        for (String prefix : List.of("", "k", "M", "G", "T")) {
            correct(map, prefix + "bit/s", prefix + "bps");
            correct(map, prefix + "bit", prefix + "bits");
            correct(map, prefix + "byte/s", prefix + "Bps");
            correct(map, prefix + "byte", prefix + "bytes");
        }
        correct(map, "kbit/s", "Kbps");
        correct(map, "kB/s", "KBps");
        correct(map, "%", "percent", "pct");
        map.put("KB", List.of("kB", "KiB"));
        map.put("Kbyte", List.of("kB", "KiB"));
        map.put("Kbytes", List.of("kB", "KiB"));
        map.put("kbytes", List.of("kB", "KiB"));
        map.put("Kb", List.of("kbit", "Kibit"));
        map.put("Kbit", List.of("kbit", "Kibit"));
        map.put("Kbits", List.of("kbit", "Kibit"));
        return map;
    }

    private static void correct(Map<String, List<String>> map, String right, String... wrongs) {
        for (String wrong : wrongs) {
            map.put(wrong, List.of(right));
        }
    }
}

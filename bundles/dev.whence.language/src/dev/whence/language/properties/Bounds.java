package dev.whence.language.properties;

import dev.whence.units.Rational;

/**
 * The numbers, in base units, that make sense for a property.
 *
 * @param least the smallest, itself included unless {@code open}
 * @param most the largest, or null
 * @param open whether the smallest itself is excluded
 * @param whole whether it counts something
 */
public record Bounds(Rational least, Rational most, boolean open, boolean whole) {

    public static final Bounds POSITIVE = new Bounds(Rational.ZERO, null, true, false);
    public static final Bounds NOT_NEGATIVE = new Bounds(Rational.ZERO, null, false, false);
    public static final Bounds SHARE = new Bounds(Rational.ZERO, Rational.ONE, false, false);
    public static final Bounds COUNT = new Bounds(Rational.ZERO, null, false, true);
    public static final Bounds AT_LEAST_ONE = new Bounds(Rational.ONE, null, false, true);
    public static final Bounds ANY = new Bounds(null, null, false, false);

    /** Whether a number of base units is allowed. */
    public boolean allows(Rational value) {
        int below = least == null ? 1 : value.compareTo(least);
        return below >= (open ? 1 : 0)
                && (most == null || value.compareTo(most) <= 0)
                && (!whole || value.isWhole());
    }

    /** The condition in the user's words: "more than 0", "a whole number, at least 1"; empty where anything goes. */
    public String describe() {
        if (most != null) {
            return "from " + least + " to " + most;
        }
        String lower = least == null ? "" : open ? "more than " + least : "at least " + least;
        return whole ? "a whole number, " + lower : lower;
    }
}

package dev.whence.report;

/**
 * How text is to look where it will be read.
 *
 * @param colour whether ANSI colours are understood
 * @param unicode whether signs such as ✓ and █ can be shown; else ASCII stands for them
 * @param width in characters, beyond which nothing is written
 */
public record TextStyle(boolean colour, boolean unicode, int width) {

    /** What a file or a pipe gets. */
    public static final TextStyle PLAIN = new TextStyle(false, true, 100);
}

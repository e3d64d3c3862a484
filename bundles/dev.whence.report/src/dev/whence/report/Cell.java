package dev.whence.report;

/** What stands in one field of a table. */
record Cell(String text, Colour colour) {
    static final Cell EMPTY = new Cell("", Colour.NONE);

    static Cell of(String text) {
        return new Cell(text, Colour.NONE);
    }

    static Cell dim(String text) {
        return new Cell(text, Colour.DIM);
    }

    /** In characters as they are seen, so a letter beyond the basic plane counts once. */
    int width() {
        return width(text);
    }

    static int width(String text) {
        return text.codePointCount(0, text.length());
    }
}

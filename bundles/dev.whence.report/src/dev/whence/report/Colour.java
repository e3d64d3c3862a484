package dev.whence.report;

/** The few colours of a report, as ANSI (ECMA-48) select-graphic-rendition codes; the terminal's theme decides their shade. */
enum Colour {
    NONE(""), BOLD("1"), DIM("2"), RED("31"), GREEN("32"), YELLOW("33"), MAGENTA("35"), CYAN("36");

    private final String code;

    Colour(String code) {
        this.code = code;
    }

    String of(String text) {
        return this == NONE || text.isEmpty() ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
    }
}

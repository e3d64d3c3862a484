package dev.whence.report;

/**
 * A figure ready to be shown, in two parts so that numbers below each other line up: {@code 66.2} and {@code ± 0.4 /s}.
 *
 * @param head the number, to be set right; empty for what is not a number
 * @param tail what follows
 */
record Shown(String head, String tail) {
    static final Shown NOTHING = new Shown("", "");

    String text() {
        return head.isEmpty() ? tail : head + gap() + tail;
    }

    /** The head brought to a width. */
    String aligned(int headWidth) {
        String number = " ".repeat(Math.max(0, headWidth - Cell.width(head))) + head;
        return (number + gap() + tail).stripTrailing();
    }

    private String gap() {
        return tail.isEmpty() || tail.startsWith(",") ? "" : " ";
    }
}

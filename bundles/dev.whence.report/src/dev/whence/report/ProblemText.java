package dev.whence.report;

/** Problems as compilers print them, {@code file:line:column: error: message [code]}, with the line and a caret below. */
public final class ProblemText {
    private static final int LONGEST_LINE = 160;

    private final Ink ink;

    public ProblemText(TextStyle style) {
        ink = new Ink(style);
    }

    public String of(Problem problem) {
        StringBuilder text = new StringBuilder();
        String place = problem.file() + (problem.line() > 0 ? ":" + problem.line() : "") + (problem.column() > 0 ? ":" + problem.column() : "");
        text.append(ink.paint(place + ":", Colour.BOLD)).append(' ').append(ink.paint(problem.severity() + ":", colour(problem))).append(' ');
        text.append(problem.message());
        if (!problem.code().isEmpty()) {
            text.append(ink.paint(" [" + problem.code() + "]", Colour.DIM));
        }
        text.append('\n');
        if (!problem.source().isBlank() && problem.column() > 0) {
            caret(problem, text);
        }
        return text.toString();
    }

    /** Tabs stay tabs before the caret, so that it stands right whatever their width. */
    private void caret(Problem problem, StringBuilder text) {
        String line = problem.source();
        int column = Math.min(problem.column() - 1, line.length());
        if (line.length() > LONGEST_LINE) {
            return;
        }
        String before = line.substring(0, column).replaceAll("[^\t]", " ");
        int length = Math.max(1, Math.min(problem.length(), line.length() - column));
        text.append("    ").append(line.stripTrailing()).append('\n');
        text.append("    ").append(before).append(ink.paint("^".repeat(length), colour(problem))).append('\n');
    }

    private static Colour colour(Problem problem) {
        return switch (problem.severity()) {
            case Problem.ERROR -> Colour.RED;
            case "warning" -> Colour.YELLOW;
            default -> Colour.CYAN;
        };
    }
}

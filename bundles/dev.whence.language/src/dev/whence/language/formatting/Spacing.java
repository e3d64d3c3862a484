package dev.whence.language.formatting;

import java.util.Set;

/** The spaces between two pieces on a line. More than one is the author's alignment, and stays. */
final class Spacing {

    private static final Set<String> COLON_WITHOUT_SPACE = Set.of("Branch", "CallArgument");
    private static final Set<String> TIGHT_OPERATORS = Set.of("*", "/");

    private Spacing() {}

    static int between(Piece left, Piece right) {
        if (right.isComment() || left.isComment()) {
            return Math.max(1, right.spaces());
        }
        if (isTight(left, right)) {
            return 0;
        }
        if (left.isKindOfPart()) {
            return 1;
        }
        boolean optional = TIGHT_OPERATORS.contains(left.text()) || TIGHT_OPERATORS.contains(right.text());
        return optional ? right.spaces() : Math.max(1, right.spaces());
    }

    private static boolean isTight(Piece left, Piece right) {
        return switch (right.text()) {
            case ",", ")", "]", ".", "%" -> true;
            case "(" -> opensArguments(left, right);
            case "[" -> right.rule().equals("Segment") || right.rule().equals("PartName") || right.rule().equals("Process");
            case ":" -> COLON_WITHOUT_SPACE.contains(right.rule());
            default -> opens(left);
        };
    }

    private static boolean opens(Piece left) {
        return left.is("(") || left.is("[") || left.is(".") || left.is("-") && left.rule().equals("Unary");
    }

    /** `rate(x)`, `do move(3)` and `routine move(n)`, but `3 * (x + y)`. */
    private static boolean opensArguments(Piece left, Piece right) {
        return !right.rule().equals("Primary") || isName(left);
    }

    private static boolean isName(Piece left) {
        return left.rule().equals("NAME") || opens(left);
    }
}

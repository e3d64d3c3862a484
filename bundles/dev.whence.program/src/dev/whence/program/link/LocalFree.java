package dev.whence.program.link;

import dev.whence.program.Expression;

/** Whether an expression can be evaluated outside its process: it names no argument, {@code let} or random value. */
final class LocalFree {
    private LocalFree() {
    }

    static boolean isFree(Expression e) {
        return switch (e) {
            case Expression.Local l -> false;
            case Expression.Distribution d -> false;
            case Expression.Question q -> false;
            case Expression.Operation o -> o.operands().stream().allMatch(LocalFree::isFree);
            case Expression.Sequence s -> s.elements().stream().allMatch(LocalFree::isFree);
            default -> true;
        };
    }
}

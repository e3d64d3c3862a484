package dev.whence.language.validation;

import dev.whence.language.Source;
import dev.whence.language.perf.Count;
import dev.whence.language.perf.Expression;
import dev.whence.language.types.Mistake;
import dev.whence.language.types.Type;
import java.util.List;

/** Every expression must have a type, and every counter count one kind of thing. */
final class TypeChecks implements Check {

    @Override
    public void run(Analysis analysis, Findings findings) {
        analysis.all(Expression.class).forEach(analysis.types()::type);
        analysis.names().declarations().counters().values().forEach(counts -> counter(analysis, counts, findings));
        for (Mistake mistake : analysis.types().mistakes()) {
            if (mistake.where().eResource() == analysis.model().eResource()) {
                Source source = mistake.feature() == null ? Source.of(mistake.where())
                        : Source.of(mistake.where(), mistake.feature());
                findings.report(IssueCode.of(mistake.code()), source, mistake.message() + (mistake.message().endsWith("?") ? "" : "."), mistake.fixes());
            }
        }
    }

    private static void counter(Analysis analysis, List<Count> counts, Findings findings) {
        Type common = type(analysis, counts.get(0));
        for (Count count : counts) {
            Type type = type(analysis, count);
            if (common instanceof Type.Measure first && type instanceof Type.Measure other
                    && !first.dimension().equals(other.dimension())
                    && count.eResource() == analysis.model().eResource()) {
                findings.report(IssueCode.COUNTER_DIMENSION, count, count.getCounter() + " counts " + common.describe()
                        + " elsewhere, and " + type.describe() + " here: use two counters.");
            }
        }
    }

    private static Type type(Analysis analysis, Count count) {
        return count.getAmount() == null ? Type.NUMBER : analysis.types().type(count.getAmount());
    }
}

package dev.whence.language.validation;

import dev.whence.language.perf.Expression;
import dev.whence.language.types.Mistake;

/** Every expression must have a type. */
final class TypeChecks implements Check {

    @Override
    public void run(Analysis analysis, Findings findings) {
        analysis.all(Expression.class).forEach(analysis.types()::type);
        for (Mistake mistake : analysis.types().mistakes()) {
            if (mistake.where().eResource() == analysis.model().eResource()) {
                findings.report(IssueCode.of(mistake.code()), mistake.where(), mistake.message() + ".",
                        mistake.fixes().toArray(String[]::new));
            }
        }
    }
}

package dev.whence.language.validation;

import dev.whence.language.names.Meaning;
import dev.whence.language.perf.Reference;
import java.util.Set;

/** Every name must stand for something. */
final class NameChecks implements Check {

    @Override
    public void run(Analysis analysis, Findings findings) {
        for (Reference reference : analysis.all(Reference.class)) {
            if (analysis.names().meaning(reference) instanceof Meaning.Unresolved unresolved
                    && !unresolved.message().isEmpty() && !isLost(reference, analysis.lost())) {
                findings.report(IssueCode.of(unresolved.code()), reference, unresolved.message() + ".",
                        unresolved.suggestions().toArray(String[]::new));
            }
        }
    }

    /** What is named may well have been declared in a line that could not be read. */
    private static boolean isLost(Reference reference, Set<String> lost) {
        return reference.getSegments().stream().anyMatch(segment -> lost.contains(segment.getName()));
    }
}

package dev.whence.language.validation;

import dev.whence.language.names.Meaning;
import dev.whence.language.perf.PerfPackage.Literals;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Setting;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;

/** Every name must stand for something, and every setting set a property. */
final class NameChecks implements Check {

    @Override
    public void run(Analysis analysis, Findings findings) {
        for (Reference reference : analysis.all(Reference.class)) {
            if (analysis.names().meaning(reference) instanceof Meaning.Unresolved unresolved
                    && !unresolved.message().isEmpty() && !isLost(reference, analysis.lost())) {
                EObject where = unresolved.where() != null ? unresolved.where() : reference;
                findings.report(IssueCode.of(unresolved.code()), where, sentence(unresolved),
                        unresolved.suggestions().toArray(String[]::new));
            }
        }
        for (Setting setting : analysis.all(Setting.class)) {
            analysis.names().unknownProperty(setting).ifPresent(unresolved -> findings.report(
                    IssueCode.of(unresolved.code()), setting, Literals.VALUED__NAME, sentence(unresolved),
                    unresolved.suggestions().toArray(String[]::new)));
        }
    }

    private static String sentence(Meaning.Unresolved unresolved) {
        return unresolved.message().endsWith("?") ? unresolved.message() : unresolved.message() + ".";
    }

    /** What is named may well have been declared in a line that could not be read. */
    private static boolean isLost(Reference reference, Set<String> lost) {
        return reference.getSegments().stream().anyMatch(segment -> lost.contains(segment.getName()));
    }
}

package dev.whence.ui.results;

import dev.whence.analysis.Advice;
import dev.whence.analysis.Results;
import dev.whence.program.Model;
import java.util.List;
import org.eclipse.core.resources.IFile;

/**
 * What the last simulation of a model has shown.
 *
 * @param model as it was simulated, or null if it could not be
 * @param results null if there are none; without answers and hypotheses until these have been simulated
 * @param advice empty until it has been worked out, and where there is none
 * @param problem why there are no results, or not all of them, in the user's words; or null
 */
public record Outcome(IFile file, Model model, Results results, List<Advice> advice, String problem) {

    public boolean hasResults() {
        return results != null;
    }
}

package dev.whence.language.validation;

import dev.whence.language.perf.Fit;
import dev.whence.language.perf.Hypothesis;
import dev.whence.language.perf.Import;
import dev.whence.language.perf.PerfPackage.Literals;
import dev.whence.language.names.Imports;

/** Fits outside hypotheses, and imports that lead nowhere. */
final class CaseChecks implements Check {

    @Override
    public void run(Analysis analysis, Findings findings) {
        for (Fit fit : analysis.all(Fit.class)) {
            if (!(fit.eContainer() instanceof Hypothesis)) {
                findings.report(IssueCode.FIT_OUTSIDE_HYPOTHESIS, fit, "Only a hypothesis can fit: write hypothesis instead"
                        + " of variant, or give " + Text.of(fit.getTarget()) + " a value.");
            }
        }
        for (Import found : analysis.all(Import.class)) {
            location(found, findings);
        }
    }

    private static void location(Import found, Findings findings) {
        if (found.getLocation() == null) {
            return;
        }
        if (Imports.location(found).isEmpty()) {
            findings.report(IssueCode.IMPORT_OUTSIDE, found, Literals.IMPORT__LOCATION, "\"" + found.getLocation()
                    + "\" is not a file inside the project's folder; only those can be imported.");
        } else if (Imports.target(found).isEmpty()) {
            findings.report(IssueCode.IMPORT_NOT_FOUND, found, Literals.IMPORT__LOCATION,
                    "There is no file \"" + found.getLocation() + "\" that can be read.");
        } else if (Imports.closure(Imports.target(found).get()).contains(found.eContainer())) {
            findings.report(IssueCode.IMPORT_CYCLE, found, Literals.IMPORT__LOCATION, "\"" + found.getLocation()
                    + "\" imports this file in turn; remove one of the two.");
        }
    }
}

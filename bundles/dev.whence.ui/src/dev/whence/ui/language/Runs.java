package dev.whence.ui.language;

import dev.whence.language.ide.results.LastRun;
import dev.whence.ui.preferences.Preferences;
import dev.whence.ui.results.Outcome;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.resources.IFile;
import org.eclipse.lsp4j.WorkDoneProgressNotification;
import org.eclipse.lsp4j.WorkDoneProgressReport;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** The simulations that the server does for this workbench. */
final class Runs {
    private final LanguageService language;
    private final Map<String, RunJob> running = new ConcurrentHashMap<>();

    Runs(LanguageService language) {
        this.language = language;
    }

    void startIfWanted(OpenModel model) {
        if (Preferences.simulatesOnSave()) {
            start(model);
        }
    }

    /** Whatever still runs for the model is abandoned by the server. */
    void start(OpenModel model) {
        if (model.file() != null) {
            RunJob job = new RunJob(language, model, running::remove);
            running.put(job.token(), job);
            job.schedule();
        }
    }

    void progress(Either<String, Integer> token, WorkDoneProgressNotification what) {
        RunJob job = token.isLeft() ? running.get(token.getLeft()) : null;
        if (job != null && what instanceof WorkDoneProgressReport report) {
            job.progress(report.getMessage(), report.getPercentage());
        }
    }

    static Outcome outcome(IFile file, LastRun last) {
        String problem = last.failure().map(issue -> (issue.line() > 0 ? "line " + issue.line() + ": " : "") + issue.message()).orElse(null);
        return new Outcome(file, last.snapshot().compiled().orElse(null), last.results().orElse(null), last.advice(), problem);
    }
}

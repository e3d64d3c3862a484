package dev.whence.cli.run;

import dev.whence.analysis.request.RequestException;
import java.util.function.Supplier;

/** The last resort: whatever goes wrong inside becomes one sentence and an exit code, never a stack trace. */
public final class Guard {
    private Guard() {
    }

    public static ExitCode run(Surroundings surroundings, Supplier<ExitCode> command) {
        try {
            return command.get();
        } catch (NobodyReads enough) {
            return ExitCode.OK;
        } catch (RequestException wrong) {
            surroundings.complain(wrong.getMessage());
            return ExitCode.USAGE;
        } catch (RuntimeException | Error fault) {
            return internal(surroundings, fault);
        }
    }

    /** Something that must not happen did. */
    public static ExitCode internal(Surroundings surroundings, Throwable fault) {
        String what = fault.getClass().getSimpleName() + (fault.getMessage() == null ? "" : ": " + fault.getMessage().lines().findFirst().orElse(""));
        surroundings.complain("internal error (" + what + "); this is a fault of whence: please report it with the model, "
            + "and with what WHENCE_DEBUG=1 prints, to the project's issue tracker");
        if (surroundings.isDebugging()) {
            fault.printStackTrace(surroundings.err());
        }
        surroundings.err().flush();
        return ExitCode.INTERNAL;
    }
}

package dev.whence.cli.run;

import dev.whence.analysis.CancelledException;
import dev.whence.analysis.Options;
import dev.whence.analysis.Results;
import dev.whence.analysis.Results.Verdict;
import dev.whence.analysis.Study;
import dev.whence.analysis.request.RequestException;
import dev.whence.program.Model;
import dev.whence.program.link.ModelException;
import dev.whence.report.Exhaustion;
import dev.whence.report.JsonReport;
import dev.whence.report.Problem;
import dev.whence.report.Tally;
import dev.whence.report.TextReport;
import java.io.PrintStream;
import java.util.List;

/** Runs models one after the other and prints what comes out. What goes wrong with one is said, and the next is run. */
public final class ModelRun {
    private final RunRequest request;
    private final boolean checking;
    private final Output output;
    private final Surroundings surroundings;
    private final Tally tally = new Tally(List.of());
    private int printed;

    /** @param checking whether verdicts alone are wanted, and decide the exit code */
    public ModelRun(RunRequest request, boolean checking, Output output, Surroundings surroundings) {
        this.request = request;
        this.checking = checking;
        this.output = output;
        this.surroundings = surroundings;
    }

    public ExitCode run(Model model) {
        Results results;
        PrintStream terminal = surroundings.errIsTerminal() ? surroundings.err() : null;
        try (ProgressLine progress = new ProgressLine(model.file(), terminal, request.limitInSeconds(), System::nanoTime)) {
            Options options = request.simulation().options(model);
            results = checking && request.format() == Format.TEXT ? Study.verdicts(model, options, progress)
                : Study.run(model, options, progress);
        } catch (RequestException wrong) {
            surroundings.complain(model.file() + ": " + wrong.getMessage());
            return ExitCode.USAGE;
        } catch (ModelException wrong) {
            return failed(model, Problem.of(wrong, model.file()), ExitCode.ERRORS);
        } catch (CancelledException late) {
            return failed(model, Problem.of(model.file(), "time_limit", "given up after the limit of "
                + request.timeLimit() + "; see --time-limit, --until and --events"), ExitCode.UNDECIDED);
        } catch (VirtualMachineError exhausted) {
            return failed(model, Exhaustion.problem(model.file(), exhausted), ExitCode.ERRORS);
        }
        print(results, model);
        return checking ? verdict(results) : ExitCode.OK;
    }

    private ExitCode failed(Model model, Problem problem, ExitCode code) {
        output.print(problem);
        if (request.format() == Format.JSON) {
            output.print(JsonReport.of(model.file(), List.of(problem)) + "\n");
        }
        return code;
    }

    private void print(Results results, Model model) {
        tally.add(new Tally(results.expectations()));
        if (request.format() == Format.JSON) {
            output.print(JsonReport.of(results, request.simulation().command(model.file())) + "\n");
            return;
        }
        String text = text(new TextReport(output.style()), results, model);
        if (!text.isEmpty()) {
            output.print((printed++ > 0 ? "\n" : "") + text);
        }
    }

    private String text(TextReport report, Results results, Model model) {
        if (checking) {
            return request.quiet() ? report.unmet(results) : report.verdicts(results);
        }
        return request.quiet() ? report.verdicts(results) : report.full(results, request.simulation().command(model.file()));
    }

    /** A last line for several models. */
    public void summarize(int models) {
        if (checking && models > 1 && request.format() == Format.TEXT && !request.quiet()) {
            output.print("\n" + models + " models: " + tally.text() + "\n");
        }
    }

    private static ExitCode verdict(Results results) {
        Tally tally = new Tally(results.expectations());
        return tally.of(Verdict.FAIL) > 0 ? ExitCode.FAILED : tally.of(Verdict.UNDECIDED) > 0 ? ExitCode.UNDECIDED : ExitCode.OK;
    }
}

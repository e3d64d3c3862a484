package dev.whence.ui.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * No test, but a measurement: how long after saving a founding report its results are painted beside the source. Each report has a
 * workbench of its own, so that the first save is one: see {@code tests/dev.whence.benchmarks/run workbench}.
 */
class SavingTimes {
    private static final int SAVES = 5;

    @RegisterExtension
    final Robot robot = new Robot();

    private ITextEditor editor;
    private int change;

    @Test
    void savingIsMeasured() throws Exception {
        String report = System.getenv().getOrDefault("WHENCE_REPORT", "ffs");
        IFile file = robot.example(report);
        long start = System.nanoTime();
        editor = robot.open(file);
        double opening = untilPainted(start);
        rest();
        double first = save();
        rest();
        double second = save();
        double[] rested = new double[SAVES];
        double[] restless = new double[SAVES];
        double[] all = new double[SAVES];
        for (int i = 0; i < SAVES; i++) {
            all[i] = rest();
            rested[i] = save();
            restless[i] = save(); // while hypotheses of the one before are still worked out
        }
        print(String.format(Locale.ROOT, "| %s | %.0f | %.0f | %.0f | %s | %s | %s |", report, opening, first, second, figures(rested), figures(restless), figures(all).split(" ")[0]));
    }

    /** Changes the text and saves it; milliseconds until all that is known first is painted. */
    private double save() {
        StyledText text = Robot.text(editor);
        text.setCaretOffset(text.getText().stripTrailing().length());
        Robot.type(text, ++change % 2 == 0 ? "/" : " //");
        Robot.until("old results", () -> !BesideTest.results(editor).isEmpty() && BesideTest.results(editor).stream().allMatch(each -> each.result().stale()));
        long start = System.nanoTime();
        editor.doSave(null);
        return untilPainted(start);
    }

    private double untilPainted(long start) {
        Robot.until("new results", () -> BesideTest.results(editor).stream().anyMatch(each -> !each.result().stale()));
        StyledText text = Robot.text(editor);
        text.redraw();
        text.update();
        return milliseconds(start);
    }

    /** Milliseconds until answers and hypotheses are there too; advice is then worked out. */
    private double rest() {
        long start = System.nanoTime();
        Robot.until("the whole answer", () -> Stream.of(Job.getJobManager().find(null)).noneMatch(job -> job.getName().startsWith("Simulating")));
        return milliseconds(start);
    }

    private static double milliseconds(long start) {
        return (System.nanoTime() - start) * 1e-6;
    }

    private static String figures(double[] times) {
        Arrays.sort(times);
        return String.format(Locale.ROOT, "%.0f | %.0f", times[times.length / 2], times[times.length - 1]);
    }

    private static void print(String row) {
        System.out.println(row);
        try {
            Files.writeString(Path.of("target/saving.md"), row + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}

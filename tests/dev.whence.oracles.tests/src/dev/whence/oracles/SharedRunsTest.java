package dev.whence.oracles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.analysis.Options;
import dev.whence.analysis.Progress;
import dev.whence.analysis.Results;
import dev.whence.analysis.Study;
import dev.whence.program.Model;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

/** Questions that rest on the same run get the same answers, whoever asks first. */
final class SharedRunsTest {

    private static final String TEXT = """
            param idle = 1 ms
            station s
            process customer every exponential(1 s / 0.6) { time stay { use s for exponential(1 s) } }
            expect mean(stay) at least idle
            show utilization(s), mean(stay), wait(s) with idle = [1, 2, 3, 4, 5, 6] ms
            """;

    private static final Options OPTIONS = new Options(1, Map.of(), List.of(), null, 4_000_000, false, true, 0, 1, true);

    @RepeatedTest(3)
    void rowsThatShareARunAreTheSameOnAnyNumberOfThreads() throws Exception {
        Model model = Models.of(TEXT);

        assertThat(on(2, model)).isEqualTo(on(1, model));
    }

    @Test
    void oneQuestionOfOneRunHasOneAnswer() throws Exception {
        Results one = on(1, Models.of(TEXT));

        assertThat(one.answers().get(0).rows()).extracting(Results.Row::answers).allMatch(one.answers().get(0).rows().get(0).answers()::equals);
    }

    private static Results on(int threads, Model model) throws InterruptedException, ExecutionException {
        try (ForkJoinPool pool = new ForkJoinPool(threads)) {
            return pool.submit(() -> Study.run(model, OPTIONS, Progress.NONE)).get();
        }
    }
}

package dev.whence.oracles;

import dev.whence.analysis.Options;
import dev.whence.analysis.Progress;
import dev.whence.analysis.Results;
import dev.whence.analysis.Study;
import dev.whence.program.Model;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;

/** Short studies of all variants, ties shuffled; those on one thread are kept, since several tests look at them. */
final class Studies {

    private static final long EVENTS = 200_000;
    private static final Map<Path, Results> KEPT = new ConcurrentHashMap<>();

    private Studies() {
    }

    static Results onOneThread(Path file) {
        return KEPT.computeIfAbsent(file, f -> on(1, Models.of(f)));
    }

    /** Without the shows and hypotheses, which take longer and run nothing else. */
    static Results on(int threads, Model model) {
        List<String> variants = List.copyOf(Models.variants(model).keySet());
        Options options = new Options(1, Map.of(), variants, null, EVENTS, true, true, 0, 1, true);
        try (ForkJoinPool pool = new ForkJoinPool(threads)) {
            return pool.submit(() -> Study.run(model, options, Progress.NONE)).get();
        } catch (InterruptedException | ExecutionException failed) {
            throw new AssertionError(failed);
        }
    }
}

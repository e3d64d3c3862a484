package dev.whence.language.ide.results;

import dev.whence.analysis.Advice;
import dev.whence.analysis.Results;
import dev.whence.language.Issue;
import dev.whence.language.ide.document.Snapshot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What came of the last run of a file.
 *
 * @param snapshot what was run
 * @param results empty if it could not be run
 * @param failure why it could not
 * @param annotations beside the lines of the snapshot
 * @param advice which levers would help; empty until that has been worked out
 */
public record LastRun(Snapshot snapshot, Optional<Results> results, Optional<Issue> failure, List<Annotation> annotations, List<Advice> advice) {

    LastRun with(List<Advice> found) {
        return new LastRun(snapshot, results, failure, annotations, found);
    }

    /** Until there is more, what the run before found about other lines stays, as out of date. */
    LastRun awaiting(LastRun before) {
        if (before == null) {
            return this;
        }
        List<Annotation> all = new ArrayList<>(annotations);
        before.annotations(snapshot).stream().filter(old -> annotations.stream().noneMatch(old::isSamePlace)).forEach(old -> all.add(old.movedTo(old.line())));
        all.sort(Comparator.comparingInt(Annotation::line));
        return new LastRun(snapshot, results, failure, List.copyOf(all), advice);
    }

    /** Whether the text, or what it imports, is no longer what was run. */
    public boolean isStale(Snapshot now) {
        return !now.hasSameTexts(snapshot);
    }

    /** Beside the lines as they are now; stale ones move with their lines, and vanish with them. */
    public List<Annotation> annotations(Snapshot now) {
        if (!isStale(now)) {
            return annotations;
        }
        LineMap lines = new LineMap(snapshot.text(), now.text());
        return annotations.stream().filter(each -> lines.of(each.line()).isPresent())
                .map(each -> each.movedTo(lines.of(each.line()).getAsInt())).toList();
    }
}

package dev.whence.language.ide.server;

import dev.whence.language.ide.document.Snapshot;
import dev.whence.language.ide.results.Annotation.Placement;
import dev.whence.language.ide.results.Annotation;
import dev.whence.language.ide.results.Runs;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/** Results in the protocol's forms: above a line as a code lens, behind one as an inlay hint. */
final class ResultRequests {

    private final Runs runs;

    ResultRequests(Runs runs) {
        this.runs = runs;
    }

    List<Annotation> annotations(Snapshot snapshot) {
        return runs.last(snapshot.file()).map(last -> last.annotations(snapshot)).orElse(List.of());
    }

    /** At the head of the file stands what runs it. */
    List<CodeLens> lenses(Snapshot snapshot) {
        List<CodeLens> lenses = new ArrayList<>();
        boolean running = runs.isRunning(snapshot.file());
        lenses.add(new CodeLens(new Range(new Position(0, 0), new Position(0, 0)), new Command(running ? "Cancel" : "Run",
                running ? RunCommands.CANCEL : RunCommands.RUN, List.of(snapshot.uri())), null));
        for (Annotation each : annotations(snapshot)) {
            if (each.placement() == Placement.HEADER) {
                Position at = new Position(each.line(), 0);
                lenses.add(new CodeLens(new Range(at, at), new Command(text(each), ""), null));
            }
        }
        return lenses;
    }

    List<InlayHint> hints(Snapshot snapshot, Range range) {
        List<InlayHint> hints = new ArrayList<>();
        for (Annotation each : annotations(snapshot)) {
            boolean wanted = each.line() >= range.getStart().getLine() && each.line() <= range.getEnd().getLine();
            if (wanted && each.placement() == Placement.LINE_END) {
                InlayHint hint = new InlayHint();
                hint.setPosition(end(snapshot, each.line()));
                hint.setLabel(text(each));
                hint.setPaddingLeft(true);
                hint.setTooltip(each.about() + ": " + each.text() + (each.stale() ? " (before the last change)" : ""));
                hints.add(hint);
            }
        }
        return hints;
    }

    /** A protocol that cannot dim says what is out of date by a sign. */
    private static String text(Annotation each) {
        return (each.stale() ? "◇ " : "◆ ") + each.text();
    }

    private static Position end(Snapshot snapshot, int line) {
        int start = snapshot.lines().start(line);
        String text = snapshot.text().substring(start, snapshot.lines().start(line + 1));
        return snapshot.lines().position(start + text.stripTrailing().length());
    }
}

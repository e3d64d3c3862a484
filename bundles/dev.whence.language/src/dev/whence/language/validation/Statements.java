package dev.whence.language.validation;

import dev.whence.language.perf.Block;
import dev.whence.language.perf.Process;
import dev.whence.language.perf.Routine;
import dev.whence.language.perf.Statement;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.eclipse.emf.ecore.EObject;

/** Walks through statements. */
final class Statements {

    private Statements() {}

    /** All statements inside a block, a process or a routine, at every depth. */
    static Stream<Statement> all(EObject container) {
        if (container == null) {
            return Stream.empty();
        }
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(container.eAllContents(), Spliterator.ORDERED), false)
                .filter(Statement.class::isInstance).map(Statement.class::cast);
    }

    /** The process or routine that something is in; null if it is in neither. */
    static EObject owner(EObject inner) {
        for (EObject at = inner; at != null; at = at.eContainer()) {
            if (at instanceof Process || at instanceof Routine) {
                return at;
            }
        }
        return null;
    }

    /** Whether a statement stands directly in a process. */
    static boolean isTop(Statement statement) {
        return statement.eContainer() instanceof Process;
    }

    /** The statements that a block, or a process, has directly. */
    static List<Statement> of(EObject container) {
        return switch (container) {
            case Block block -> block.getStatements();
            case Process process -> process.getStatements();
            default -> List.of();
        };
    }
}

package dev.whence.language.names;

import dev.whence.language.perf.Argument;
import dev.whence.language.perf.Block;
import dev.whence.language.perf.Let;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.Process;
import dev.whence.language.perf.Routine;
import dev.whence.language.perf.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;

/** Arguments of routines and what `let` names: known from there to the end of the block. */
final class Locals {

    private Locals() {}

    static Optional<EObject> find(EObject from, String name) {
        return visible(from).stream().filter(local -> name.equals(name(local))).findFirst();
    }

    static List<String> names(EObject from) {
        return visible(from).stream().map(Locals::name).filter(n -> n != null).toList();
    }

    /** Whether there is an instance whose index `self` could be. */
    static boolean hasSelf(EObject from) {
        for (EObject at = from; at != null; at = at.eContainer()) {
            if (at instanceof Process || at instanceof Routine || at instanceof Part) {
                return true;
            }
        }
        return false;
    }

    /** What is known at a place, the nearest first. */
    static List<EObject> visible(EObject from) {
        List<EObject> visible = new ArrayList<>();
        EObject inner = from;
        for (EObject at = from.eContainer(); at != null; inner = at, at = at.eContainer()) {
            switch (at) {
                case Block block -> before(block.getStatements(), inner, visible);
                case Process process -> before(process.getStatements(), inner, visible);
                case Routine routine -> visible.addAll(routine.getArguments());
                default -> { }
            }
        }
        return visible;
    }

    private static void before(List<Statement> statements, EObject inner, List<EObject> visible) {
        for (int i = statements.indexOf(inner) - 1; i >= 0; i--) {
            if (statements.get(i) instanceof Let let) {
                visible.add(let);
            }
        }
    }

    private static String name(EObject local) {
        return local instanceof Argument argument ? argument.getName() : ((Let) local).getName();
    }
}

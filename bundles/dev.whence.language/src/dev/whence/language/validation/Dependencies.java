package dev.whence.language.validation;

import dev.whence.language.names.Meaning;
import dev.whence.language.names.Names;
import dev.whence.language.perf.Case;
import dev.whence.language.perf.Do;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.Let;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Routine;
import dev.whence.language.perf.Valued;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;

/**
 * What depends on what: values on values, cases on cases, copies on originals, routines on routines. Found without
 * recursion, for the chains may be long in a hostile file.
 */
final class Dependencies {

    /** Definitions that lead to each other: more than a person would write. */
    static final int LONGEST_CHAIN = 500;

    private enum State { OPEN, DONE }

    private final Names names;
    private final Map<EObject, State> states = new IdentityHashMap<>();
    private final Map<EObject, Integer> heights = new IdentityHashMap<>();
    private final List<EObject> order = new ArrayList<>();
    private final List<List<EObject>> cycles = new ArrayList<>();
    private final List<EObject> tooLong = new ArrayList<>();

    private Dependencies(Names names) {
        this.names = names;
    }

    static Dependencies of(List<EObject> contents, Names names) {
        Dependencies dependencies = new Dependencies(names);
        for (EObject object : contents) {
            if (isNode(object) && !dependencies.states.containsKey(object)) {
                dependencies.visit(object);
            }
        }
        return dependencies;
    }

    /** Everything that depends on something, behind what it depends on. */
    List<EObject> order() {
        return order;
    }

    /** Each cycle once, in the order of dependence. */
    List<List<EObject>> cycles() {
        return cycles;
    }

    /** Where chains become longer than the limit. */
    List<EObject> tooLong() {
        return tooLong;
    }

    private static boolean isNode(EObject object) {
        return object instanceof Valued || object instanceof Let || object instanceof Case || object instanceof Routine
                || object instanceof Part;
    }

    /** A node on the way down, with what is still to be looked at of what it depends on. */
    private record Frame(EObject node, Iterator<EObject> rest) {}

    private void visit(EObject start) {
        Deque<Frame> stack = new ArrayDeque<>();
        open(start, stack);
        while (!stack.isEmpty()) {
            Frame top = stack.peek();
            if (!top.rest().hasNext()) {
                close(stack.pop().node());
                continue;
            }
            EObject next = top.rest().next();
            State state = states.get(next);
            if (state == null) {
                open(next, stack);
            } else if (state == State.OPEN) {
                cycles.add(cycle(next, stack));
            }
        }
    }

    private void open(EObject node, Deque<Frame> stack) {
        states.put(node, State.OPEN);
        stack.push(new Frame(node, needs(node).iterator()));
    }

    private void close(EObject node) {
        int height = 0;
        for (EObject needed : needs(node)) {
            height = Math.max(height, heights.getOrDefault(needed, 0) + 1);
        }
        if (height == LONGEST_CHAIN) {
            tooLong.add(node);
        }
        heights.put(node, height);
        states.put(node, State.DONE);
        order.add(node);
    }

    private static List<EObject> cycle(EObject first, Deque<Frame> stack) {
        List<EObject> cycle = new ArrayList<>();
        for (Frame frame : stack) {
            cycle.add(0, frame.node());
            if (frame.node() == first) {
                break;
            }
        }
        return cycle;
    }

    private List<EObject> needs(EObject node) {
        List<EObject> needs = new ArrayList<>();
        switch (node) {
            case Valued valued -> values(valued.getValue(), needs);
            case Let let -> values(let.getValue(), needs);
            case Case theCase -> theCase.getParents().forEach(parent -> add(parent, needs));
            case Part part -> originals(part, needs);
            case Routine routine -> Statements.all(routine.getBlock()).filter(Do.class::isInstance)
                    .map(Do.class::cast).forEach(call -> add(call.getRoutine(), needs));
            default -> { }
        }
        return needs;
    }

    private void values(Expression value, List<EObject> needs) {
        if (value instanceof Reference reference) {
            add(reference, needs);
        } else if (value != null) {
            value.eAllContents().forEachRemaining(inner -> {
                if (inner instanceof Reference reference) {
                    add(reference, needs);
                }
            });
        }
    }

    /** A copy needs its original; so does whatever contains a copy, for it would contain itself. */
    private void originals(Part part, List<EObject> needs) {
        add(part.getPrototype(), needs);
        needs.addAll(part.getParts());
    }

    private void add(Reference reference, List<EObject> needs) {
        if (reference == null) {
            return;
        }
        EObject needed = switch (names.meaning(reference)) {
            case Meaning.Parameter parameter -> parameter.param();
            case Meaning.PropertyOf property -> names.setting(property.place().entity(), property.property().name())
                    .map(EObject.class::cast).orElse(null);
            case Meaning.Local local when local.declaration() instanceof Let let -> let;
            case Meaning.CaseOf found -> found.theCase();
            case Meaning.Subroutine routine -> routine.routine();
            case Meaning.Thing thing -> thing.place().entity().eContainer() instanceof Part part ? part : null;
            default -> null;
        };
        if (needed != null) {
            needs.add(needed);
        }
    }
}

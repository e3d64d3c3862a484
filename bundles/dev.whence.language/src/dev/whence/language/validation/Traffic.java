package dev.whence.language.validation;

import dev.whence.language.names.Meaning;
import dev.whence.language.perf.Do;
import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.Handler;
import dev.whence.language.perf.Process;
import dev.whence.language.perf.Receive;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Reply;
import dev.whence.language.perf.Send;
import dev.whence.language.perf.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;

/**
 * Who sends what to whom, as far as the text says. A reply goes to everyone who sends to the process.
 *
 * @param sends all sends, with those of the routines that a process does
 * @param receives all that is awaited
 */
record Traffic(List<Sent> sends, List<Awaited> receives) {

    /** A message, or data without a name ({@code message} null), from one process to another; {@code unknown}: its name is reported elsewhere. */
    record Sent(Process from, Entity to, Entity message, boolean unknown, Statement where) {}

    /** A message, or any ({@code message} null), awaited from one process, or from any ({@code sender} null); {@code unknown} as above. */
    record Awaited(Process by, Entity message, Entity sender, boolean unknown, Statement where) {}

    static Traffic of(Analysis analysis) {
        Traffic traffic = new Traffic(new ArrayList<>(), new ArrayList<>());
        List<Reply> replies = new ArrayList<>();
        List<Process> repliers = new ArrayList<>();
        for (Process process : analysis.all(Process.class)) {
            for (Statement statement : statements(analysis, process)) {
                traffic.add(analysis, process, statement);
                if (statement instanceof Reply reply) {
                    replies.add(reply);
                    repliers.add(process);
                }
            }
        }
        List<Sent> asked = List.copyOf(traffic.sends());
        for (int i = 0; i < replies.size(); i++) {
            Process replier = repliers.get(i);
            Reply reply = replies.get(i);
            asked.stream().filter(sent -> sent.to() == replier).forEach(sent -> traffic.sends().add(
                    new Sent(replier, sent.from(), message(analysis, reply.getPayload()), isUnknown(analysis, reply.getPayload()), reply)));
        }
        return traffic;
    }

    private void add(Analysis analysis, Process process, Statement statement) {
        switch (statement) {
            case Send send -> {
                if (entity(analysis, send.getReceiver()) instanceof Process receiver) {
                    sends.add(new Sent(process, receiver, message(analysis, send.getPayload()), isUnknown(analysis, send.getPayload()), send));
                }
            }
            case Receive receive -> await(analysis, process, receive, receive.isAny(), receive.getMessage(), receive.getSender());
            case Handler handler -> await(analysis, process, handler, handler.isAny(), handler.getMessage(), handler.getSender());
            default -> { }
        }
    }

    private void await(Analysis analysis, Process process, Statement where, boolean any, Reference message, Reference sender) {
        Entity awaited = entity(analysis, message);
        Entity from = entity(analysis, sender);
        boolean unresolved = !any && awaited == null || sender != null && from == null;
        receives.add(new Awaited(process, awaited, from, unresolved, where));
    }

    private static Entity entity(Analysis analysis, Reference reference) {
        return reference == null ? null : analysis.names().entity(reference).orElse(null);
    }

    private static Entity message(Analysis analysis, Expression payload) {
        return payload instanceof Reference reference ? entity(analysis, reference) : null;
    }

    private static boolean isUnknown(Analysis analysis, Expression payload) {
        return payload instanceof Reference reference && analysis.names().meaning(reference) instanceof Meaning.Unresolved;
    }

    /** What a process does, with the routines that it does, each once. */
    private static List<Statement> statements(Analysis analysis, Process process) {
        List<Statement> statements = new ArrayList<>();
        Set<EObject> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        collect(analysis, process, statements, seen);
        return statements;
    }

    private static void collect(Analysis analysis, EObject container, List<Statement> statements, Set<EObject> seen) {
        if (container != null && seen.add(container)) {
            Statements.all(container).forEach(statement -> {
                statements.add(statement);
                if (statement instanceof Do call && call.getRoutine() != null
                        && analysis.names().meaning(call.getRoutine()) instanceof Meaning.Subroutine found) {
                    collect(analysis, found.routine().getBlock(), statements, seen);
                }
            });
        }
    }

    /** Whether something sent is what is awaited, or may be. */
    static boolean fits(Sent sent, Awaited awaited) {
        return sent.to() == awaited.by()
                && (awaited.message() == null || sent.unknown() || awaited.message() == sent.message())
                && (awaited.sender() == null || awaited.sender() == sent.from());
    }
}

package dev.whence.language.validation;

import dev.whence.language.names.Meaning;
import dev.whence.language.perf.Block;
import dev.whence.language.perf.Compute;
import dev.whence.language.perf.Cost;
import dev.whence.language.perf.Do;
import dev.whence.language.perf.Every;
import dev.whence.language.perf.Forever;
import dev.whence.language.perf.Handler;
import dev.whence.language.perf.LockBlock;
import dev.whence.language.perf.PerfPackage.Literals;
import dev.whence.language.perf.Process;
import dev.whence.language.perf.Receive;
import dev.whence.language.perf.Reply;
import dev.whence.language.perf.Routine;
import dev.whence.language.perf.Send;
import dev.whence.language.perf.Setting;
import dev.whence.language.perf.Statement;
import dev.whence.language.perf.Together;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/** What processes cannot do: compute nowhere, loop without time, answer nobody. */
final class ProcessChecks implements Check {

    @Override
    public void run(Analysis analysis, Findings findings) {
        for (Process process : analysis.all(Process.class)) {
            machine(analysis, process, findings);
            settings(process, findings);
            unreachable(process, findings);
        }
        analysis.all(Block.class).forEach(block -> unreachable(block, findings));
        for (Forever loop : analysis.all(Forever.class)) {
            if (loop.getBlock() != null && !takesTime(analysis, loop.getBlock(), newSet())) {
                findings.report(IssueCode.LOOP_WITHOUT_TIME, loop, "This loop never takes any time, so it would never"
                        + " end its first instant: let it compute, sleep, receive or use something.");
            }
        }
        for (Handler handler : analysis.all(Handler.class)) {
            if (!Statements.isTop(handler)) {
                findings.report(IssueCode.NESTED_HANDLER, handler, "on stands directly in a process, and waits whenever the"
                        + " process is idle; here, write receive.");
            }
        }
        analysis.all(Reply.class).forEach(reply -> reply(reply, findings));
    }

    private static Set<EObject> newSet() {
        return Collections.newSetFromMap(new IdentityHashMap<>());
    }

    private static void machine(Analysis analysis, Process process, Findings findings) {
        if (process.getOn() == null && computes(analysis, process, newSet())) {
            findings.report(IssueCode.NO_MACHINE, process, Literals.ENTITY__NAME, process.getName()
                    + " computes but is on no machine: write process " + process.getName() + " on … {, or sleep instead of"
                    + " compute.");
        }
    }

    private static boolean computes(Analysis analysis, EObject container, Set<EObject> seen) {
        return seen.add(container) && Statements.all(container).anyMatch(statement -> statement instanceof Compute
                || statement instanceof Do call && routine(analysis, call) != null
                && computes(analysis, routine(analysis, call).getBlock(), seen));
    }

    private static Routine routine(Analysis analysis, Do call) {
        return call.getRoutine() != null && analysis.names().meaning(call.getRoutine()) instanceof Meaning.Subroutine found
                ? found.routine() : null;
    }

    private static void settings(Process process, Findings findings) {
        if (process.getStatements().isEmpty()) {
            return;
        }
        int first = NodeModelUtils.getNode(process.getStatements().get(0)).getOffset();
        for (Setting setting : process.getSettings()) {
            if (NodeModelUtils.getNode(setting).getOffset() > first) {
                findings.report(IssueCode.SETTING_AFTER_STATEMENT, setting, "Write the settings of a process before its"
                        + " statements: " + setting.getName() + " holds from the beginning, wherever it stands.");
            }
        }
    }

    private static void unreachable(EObject container, Findings findings) {
        List<Statement> statements = Statements.of(container);
        for (int i = 0; i + 1 < statements.size(); i++) {
            if (statements.get(i) instanceof Forever) {
                findings.report(IssueCode.UNREACHABLE, statements.get(i + 1),
                        "This is never reached: the forever before it does not end.");
                return;
            }
        }
    }

    /** Whether a block may take time. Who sends may have to wait for a window, so that counts too. */
    private static boolean takesTime(Analysis analysis, EObject container, Set<EObject> seen) {
        return seen.add(container) && Statements.all(container).anyMatch(statement -> switch (statement) {
            case Cost cost -> true;
            case Send send -> true;
            case Receive receive -> true;
            case Every every -> true;
            case LockBlock lock -> true;
            case Together together -> true;
            case Do call -> call.getRoutine() == null || routine(analysis, call) == null
                    || takesTime(analysis, routine(analysis, call).getBlock(), seen);
            default -> false;
        });
    }

    private static void reply(Reply reply, Findings findings) {
        for (EObject at = reply; at != null; at = at.eContainer()) {
            if (at instanceof Handler || at instanceof Routine) {
                return;
            }
        }
        EObject process = Statements.owner(reply);
        if (Statements.all(process).noneMatch(Receive.class::isInstance)) {
            findings.report(IssueCode.REPLY_OUTSIDE, reply, "reply answers the message that is being handled: it belongs"
                    + " inside on …, or behind a receive; here, write send … to ….");
        }
    }
}

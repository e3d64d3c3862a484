package dev.whence.language.validation;

import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Handler;
import dev.whence.language.perf.Kind;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.PartName;
import dev.whence.language.perf.PerfPackage.Literals;
import dev.whence.language.perf.Receive;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Send;
import dev.whence.language.perf.Statement;
import dev.whence.language.validation.Traffic.Awaited;
import dev.whence.language.validation.Traffic.Sent;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;

/** What is sent must be able to arrive, and what is awaited must be able to come. */
final class MessageChecks implements Check {

    @Override
    public void run(Analysis analysis, Findings findings) {
        Traffic traffic = Traffic.of(analysis);
        if (analysis.isComplete()) {
            connected(analysis, traffic, findings);
            awaited(traffic, findings);
        }
        sizes(analysis, findings);
    }

    private static void connected(Analysis analysis, Traffic traffic, Findings findings) {
        Connections connections = Connections.of(analysis);
        Set<EObject> reported = new HashSet<>();
        for (Sent sent : traffic.sends()) {
            if (sent.where() instanceof Send send && !connections.join(sent.from(), sent.to()) && reported.add(send)) {
                missing(sent.from(), sent.to(), send.getReceiver(), findings);
            }
        }
        for (Awaited awaited : traffic.receives()) {
            if (!awaited.unknown() && awaited.sender() != null && !connections.join(awaited.sender(), awaited.by())) {
                missing(awaited.sender(), awaited.by(), sender(awaited.where()), findings);
            }
        }
    }

    private static Reference sender(Statement where) {
        return where instanceof Receive receive ? receive.getSender() : ((Handler) where).getSender();
    }

    private static void missing(Entity from, Entity to, Reference where, Findings findings) {
        findings.report(IssueCode.NO_CHANNEL, where, "There is no channel from " + from.getName() + " to " + to.getName()
                + ": write channel " + from.getName() + "_" + to.getName() + " between " + from.getName() + " and "
                + to.getName() + ".");
    }

    private static void awaited(Traffic traffic, Findings findings) {
        List<Sent> sends = traffic.sends();
        for (Awaited awaited : traffic.receives()) {
            if (!awaited.unknown() && sends.stream().noneMatch(sent -> Traffic.fits(sent, awaited))) {
                String what = awaited.message() == null ? "anything" : awaited.message().getName();
                findings.report(IssueCode.NEVER_SENT, awaited.where(), "Nobody sends " + what + " to "
                        + awaited.by().getName() + (awaited.sender() == null ? "" : " from " + awaited.sender().getName())
                        + ", so this waits for ever.");
            }
        }
        for (Sent sent : sends) {
            if (!sent.unknown() && traffic.receives().stream().noneMatch(awaited -> Traffic.fits(sent, awaited))) {
                String what = sent.message() == null ? "data" : sent.message().getName();
                findings.report(IssueCode.NEVER_RECEIVED, sent.where(), sent.to().getName() + " never receives " + what
                        + " from " + sent.from().getName() + ": write on " + (sent.message() == null ? "any" : what)
                        + " from " + sent.from().getName() + " { … } there.");
            }
        }
    }

    private static void sizes(Analysis analysis, Findings findings) {
        for (PartName name : analysis.parts(Kind.MESSAGE)) {
            if (name == ((Part) name.eContainer()).getNames().get(0) && analysis.names().setting(name, "size").isEmpty()
                    && !analysis.isChanged(name, "size")) {
                findings.report(IssueCode.MESSAGE_WITHOUT_SIZE, name, Literals.ENTITY__NAME, name.getName()
                        + " has no size, so it carries nothing and takes no time to send: write { size = 100 byte }.");
            }
        }
    }
}

package dev.whence.language.validation;

import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Kind;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.PartName;
import dev.whence.language.perf.PerfPackage.Literals;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Setting;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;

/** Sizes of messages, headers, windows and packets that do not go together. */
final class TransportChecks implements Check {

    private static final List<String> STREAM_ONLY =
            List.of("nagle", "delayed_ack", "slow_start", "initial_window", "idle_reset", "retransmit");
    /** A last packet that carries less than this share of a full one costs more than it brings. */
    private static final Rational NEARLY_EMPTY = Rational.of(1, 10);

    @Override
    public void run(Analysis analysis, Findings findings) {
        Set<Entity> originals = originals(analysis);
        for (PartName channel : analysis.parts(Kind.CHANNEL)) {
            ends(analysis, channel, originals, findings);
            header(analysis, channel, findings);
            window(analysis, channel, findings);
            stream(analysis, channel, findings);
            packets(analysis, channel, findings);
        }
        for (PartName link : analysis.parts(Kind.LINK)) {
            link(analysis, link, findings);
        }
    }

    private static Set<Entity> originals(Analysis analysis) {
        Set<Entity> originals = new HashSet<>();
        for (Part part : analysis.all(Part.class)) {
            if (part.getPrototype() != null) {
                analysis.names().entity(part.getPrototype()).ifPresent(originals::add);
            }
        }
        return originals;
    }

    /** What is only there to be copied needs no ends. */
    private static void ends(Analysis analysis, PartName channel, Set<Entity> originals, Findings findings) {
        boolean ended = analysis.names().lineage(channel).stream().anyMatch(e -> ((Part) e.eContainer()).getFrom() != null);
        if (!ended && !originals.contains(channel) && analysis.isComplete()) {
            findings.report(IssueCode.CHANNEL_ENDS, channel, Literals.ENTITY__NAME, "The channel " + channel.getName()
                    + " has no ends: write channel " + channel.getName() + " between … and …, or from … to ….");
        }
    }

    private static Optional<Quantity> size(Analysis analysis, Entity entity, String property) {
        return analysis.property(entity, property).filter(q -> q.dimension().equals(Dimension.DATA));
    }

    /** Where a property is set for an entity itself; its name if it is inherited. */
    private static void report(Analysis analysis, IssueCode code, PartName name, String property, String message,
            Findings findings) {
        EObject where = analysis.names().setting(name, property)
                .filter(setting -> setting.eContainer() == name.eContainer())
                .<EObject>map(Setting::getValue).orElse(name);
        findings.report(code, where, message);
    }

    private static void header(Analysis analysis, PartName channel, Findings findings) {
        Optional<Quantity> message = size(analysis, channel, "message");
        Optional<Quantity> header = size(analysis, channel, "header");
        if (message.isPresent() && header.isPresent() && header.get().value().compareTo(message.get().value()) >= 0) {
            report(analysis, IssueCode.HEADER_OVER_MESSAGE, channel, "header", "A header of " + analysis.text(channel, "header")
                    + " leaves no room in a message of " + analysis.text(channel, "message") + ": make the message larger.", findings);
        }
    }

    private static void window(Analysis analysis, PartName channel, Findings findings) {
        Optional<Quantity> window = size(analysis, channel, "window");
        for (String piece : List.of("message", "segment")) {
            Optional<Quantity> size = size(analysis, channel, piece);
            if (window.isPresent() && size.isPresent() && window.get().value().compareTo(size.get().value()) < 0) {
                report(analysis, IssueCode.WINDOW_BELOW_MESSAGE, channel, "window", "A window of " + analysis.text(channel, "window")
                        + " never lets a " + piece + " of " + analysis.text(channel, piece) + " through: make it at least as large.", findings);
            }
        }
    }

    private static void stream(Analysis analysis, PartName channel, Findings findings) {
        boolean stream = analysis.names().lineage(channel).stream().anyMatch(each -> analysis.isChanged(each, "segment"))
                || analysis.names().setting(channel, "segment").isPresent();
        for (Setting setting : stream ? List.<Setting>of() : ((Part) channel.eContainer()).getSettings()) {
            if (setting.getName() != null && STREAM_ONLY.contains(setting.getName())) {
                findings.report(IssueCode.NO_EFFECT, setting, setting.getName() + " has no effect on a channel that is not"
                        + " a stream: give it a segment, such as segment = 1460 byte.");
            }
        }
    }

    private static void packets(Analysis analysis, PartName channel, Findings findings) {
        Optional<Quantity> message = size(analysis, channel, "message");
        for (Reference over : ((Part) channel.eContainer()).getOver()) {
            Optional<Entity> link = analysis.names().entity(over);
            Optional<Quantity> packet = link.flatMap(found -> size(analysis, found, "packet"));
            if (message.isPresent() && packet.isPresent() && packet.get().value().signum() > 0) {
                Rational parts = message.get().value().over(packet.get().value());
                BigInteger full = parts.floor();
                Rational rest = parts.minus(Rational.of(full));
                if (full.signum() > 0 && rest.signum() > 0 && rest.compareTo(NEARLY_EMPTY) < 0) {
                    report(analysis, IssueCode.MESSAGE_OVER_PACKET, channel, "message", "A message of "
                            + analysis.text(channel, "message") + " fills " + full + " packets of "
                            + analysis.text(link.get(), "packet") + " and a little of one more, which costs as much"
                            + " overhead: make the message a little shorter.", findings);
                }
            }
        }
    }

    private static void link(Analysis analysis, PartName link, Findings findings) {
        Optional<Quantity> bandwidth = analysis.property(link, "bandwidth");
        Optional<Quantity> reserve = analysis.property(link, "reserve");
        if (bandwidth.isPresent() && reserve.isPresent() && reserve.get().dimension().equals(bandwidth.get().dimension())
                && reserve.get().value().compareTo(bandwidth.get().value()) >= 0) {
            report(analysis, IssueCode.RESERVE_OVER_BANDWIDTH, link, "reserve", "Others take " + analysis.text(link, "reserve") + " of "
                    + analysis.text(link, "bandwidth") + ", so nothing is left to carry.", findings);
        }
        Optional<Quantity> packet = size(analysis, link, "packet");
        Optional<Quantity> overhead = size(analysis, link, "overhead");
        if (packet.isPresent() && overhead.isPresent() && overhead.get().value().compareTo(packet.get().value()) > 0) {
            report(analysis, IssueCode.OVERHEAD_OVER_PACKET, link, "overhead", "Each packet of " + analysis.text(link, "packet")
                    + " carries " + analysis.text(link, "overhead") + " of overhead on top, more than data: are bits and bytes mixed up?",
                    findings);
        }
    }
}

package dev.whence.language.ide.fixes;

import dev.whence.language.Source;
import dev.whence.language.ide.fixes.Fix.Edit;
import dev.whence.language.names.Meaning;
import dev.whence.language.perf.Case;
import dev.whence.language.perf.Compute;
import dev.whence.language.perf.Handler;
import dev.whence.language.perf.PerfPackage.Literals;
import dev.whence.language.perf.Process;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Reply;
import dev.whence.language.perf.Send;
import dev.whence.language.perf.Setting;
import dev.whence.language.perf.Statement;
import dev.whence.language.perf.Variant;
import dev.whence.language.properties.Owner;
import dev.whence.language.validation.IssueCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.xtext.EcoreUtil2;

/** About processes and what they say to each other. */
final class ProcessRemedies {

    private static final int MOST_NAMES = 3;

    private ProcessRemedies() {}

    static void addTo(Remedies remedies) {
        remedies.put(IssueCode.NO_MACHINE, ProcessRemedies::machine);
        remedies.put(IssueCode.LOOP_WITHOUT_TIME, place -> place.exactly(Statement.class)
                .flatMap(loop -> place.inside(loop, " sleep 1 ms ")).map(edit -> Fix.of("Let it sleep 1 ms", edit)).stream().toList());
        remedies.put(IssueCode.SETTING_AFTER_STATEMENT, ProcessRemedies::settingFirst);
        remedies.put(IssueCode.REPLY_OUTSIDE, ProcessRemedies::sendInstead);
        remedies.put(IssueCode.NESTED_HANDLER, ProcessRemedies::receiveInstead);
        remedies.put(IssueCode.NO_CHANNEL, ProcessRemedies::channel);
        remedies.put(IssueCode.NEVER_SENT, place -> place.exactly(Statement.class)
                .map(statement -> Fix.of("Remove " + TextRemedies.shortly(place.text()), place.remove(statement))).stream().toList());
        remedies.put(IssueCode.NEVER_RECEIVED, ProcessRemedies::handler);
        remedies.put(IssueCode.FIT_OUTSIDE_HYPOTHESIS, ProcessRemedies::hypothesis);
    }

    private static List<Fix> machine(Place place) {
        Optional<Process> process = place.around(Process.class);
        if (process.isEmpty()) {
            return List.of();
        }
        List<Fix> fixes = new ArrayList<>();
        int behind = nameEnd(place, process.get());
        place.named(Owner.MACHINE).stream().limit(MOST_NAMES)
                .forEach(machine -> fixes.add(Fix.of("Put it on " + machine, new Edit(behind, 0, " on " + machine))));
        List<Edit> sleeps = EcoreUtil2.getAllContentsOfType(process.get(), Compute.class).stream()
                .map(compute -> new Edit(Source.of(compute).offset(), "compute".length(), "sleep")).toList();
        fixes.add(new Fix("Let it sleep instead of compute", sleeps));
        return fixes;
    }

    private static int nameEnd(Place place, Process process) {
        Source name = Source.of(process, Literals.ENTITY__NAME);
        int end = name.offset() + name.length();
        return process.getCount() == null ? end : place.whole().indexOf(']', Source.of(process.getCount()).offset()) + 1;
    }

    private static List<Fix> settingFirst(Place place) {
        Optional<Setting> setting = place.around(Setting.class);
        Optional<Process> process = place.around(Process.class);
        return setting.isEmpty() || process.isEmpty() ? List.of() : place.inside(process.get(), " " + place.text(setting.get()))
                .map(edit -> Fix.of("Move it before the statements", edit, place.remove(setting.get()))).stream().toList();
    }

    private static List<Fix> sendInstead(Place place) {
        Optional<Reply> reply = place.exactly(Reply.class);
        Optional<Process> own = place.around(Process.class);
        return reply.isEmpty() || own.isEmpty() ? List.of() : place.named(Owner.PROCESS).stream().filter(name -> !name.equals(own.get().getName()))
                .limit(MOST_NAMES).map(name -> Fix.of("Send it to " + name,
                        place.replace("send " + place.text(reply.get().getPayload()) + " to " + name))).toList();
    }

    /** What was to be done then is done behind it. */
    private static List<Fix> receiveInstead(Place place) {
        Optional<Handler> handler = place.exactly(Handler.class);
        return handler.filter(found -> found.getBlock() != null).map(found -> {
            String block = place.text(found.getBlock());
            String head = place.text().substring(0, place.text().length() - block.length()).strip();
            return Fix.of("Write receive", place.replace("receive" + head.substring("on".length()) + block.substring(1, block.length() - 1).stripTrailing()));
        }).stream().toList();
    }

    private static List<Fix> channel(Place place) {
        Optional<Process> own = place.around(Process.class);
        Optional<Reference> other = place.exactly(Reference.class);
        Optional<String> name = other.flatMap(reference -> place.names().entity(reference)).map(entity -> entity.getName());
        if (own.isEmpty() || name.isEmpty()) {
            return List.of();
        }
        boolean sends = other.get().eContainer() instanceof Send;
        String from = sends ? own.get().getName() : name.get();
        String to = sends ? name.get() : own.get().getName();
        return List.of(Fix.of("Connect " + from + " and " + to + " by a channel",
                place.before(own.get(), "channel " + from + "_" + to + " between " + from + " and " + to + "\n")));
    }

    private static List<Fix> handler(Place place) {
        Optional<Send> send = place.exactly(Send.class);
        Optional<Process> sender = place.around(Process.class);
        Optional<Process> receiver = send.flatMap(found -> place.names().entity(found.getReceiver()))
                .filter(Process.class::isInstance).map(Process.class::cast);
        if (receiver.isEmpty() || sender.isEmpty() || receiver.get().eResource() != sender.get().eResource()) {
            return List.of();
        }
        boolean message = send.get().getPayload() instanceof Reference payload && place.names().meaning(payload) instanceof Meaning.Thing;
        String what = message ? place.text(send.get().getPayload()) : "any";
        String handler = "on " + what + " from " + sender.get().getName() + " { }";
        Optional<Edit> edit = receiver.get().getStatements().isEmpty() ? place.inside(receiver.get(), " " + handler + " ")
                : Optional.of(place.before(receiver.get().getStatements().get(0), handler + "\n" + place.indentation(receiver.get().getStatements().get(0))));
        return edit.map(found -> Fix.of("Let " + receiver.get().getName() + " handle it", found)).stream().toList();
    }

    private static List<Fix> hypothesis(Place place) {
        return place.around(Case.class).filter(Variant.class::isInstance)
                .map(found -> Fix.of("Make " + found.getName() + " a hypothesis", new Edit(Source.of(found).offset(), "variant".length(), "hypothesis")))
                .stream().toList();
    }
}

package dev.whence.language.validation;

import static dev.whence.units.Dimension.DATA;
import static dev.whence.units.Dimension.NUMBER;
import static dev.whence.units.Dimension.TIME;

import dev.whence.language.names.Meaning;
import dev.whence.language.names.PropertyWords;
import dev.whence.language.perf.Assignment;
import dev.whence.language.perf.Branch;
import dev.whence.language.perf.Compute;
import dev.whence.language.perf.Count;
import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Every;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.Fit;
import dev.whence.language.perf.If;
import dev.whence.language.perf.Let;
import dev.whence.language.perf.Param;
import dev.whence.language.perf.Process;
import dev.whence.language.perf.Read;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Repeat;
import dev.whence.language.perf.Reply;
import dev.whence.language.perf.Segment;
import dev.whence.language.perf.Send;
import dev.whence.language.perf.Setting;
import dev.whence.language.perf.Sleep;
import dev.whence.language.perf.Sweep;
import dev.whence.language.perf.Use;
import dev.whence.language.perf.Valued;
import dev.whence.language.perf.While;
import dev.whence.language.perf.Write;
import dev.whence.language.properties.Property;
import dev.whence.language.types.Type;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;

/** Which demands the places in a model make on the expressions that stand there. */
final class Demands {

    private final Analysis analysis;

    Demands(Analysis analysis) {
        this.analysis = analysis;
    }

    Stream<Demand> of(EObject object) {
        return switch (object) {
            case Compute compute -> Stream.of(Demand.number(compute.getDuration(), "compute", TIME));
            case Sleep sleep -> Stream.of(Demand.number(sleep.getDuration(), "sleep", TIME));
            case Use use -> Stream.of(Demand.number(use.getDuration(), "use … for", TIME));
            case Read read -> Stream.of(Demand.number(read.getAmount(), "read", DATA));
            case Write write -> Stream.of(Demand.number(write.getAmount(), "write", DATA));
            case Send send -> Stream.of(payload(send.getPayload(), "send"));
            case Reply reply -> Stream.of(payload(reply.getPayload(), "reply"));
            case Repeat repeat -> Stream.of(Demand.number(repeat.getTimes(), "repeat", NUMBER));
            case Every every -> Stream.of(Demand.number(every.getPeriod(), "every", TIME));
            case While loop -> Stream.of(Demand.flag(loop.getCondition(), "while"));
            case If condition -> Stream.of(Demand.flag(condition.getCondition(), "if"));
            case Branch branch -> Stream.of(Demand.number(branch.getProbability(), "A probability", NUMBER).fixed());
            case Count count -> Stream.of(Demand.number(count.getAmount(), "count … by"));
            case Let let -> Stream.of(Demand.value(let.getValue(), "let"));
            case Segment segment -> Stream.of(Demand.number(segment.getIndex(), "An index", NUMBER));
            case Process process -> Stream.of(count(process), Demand.number(process.getEvery(), "every", TIME));
            case Entity entity -> Stream.of(count(entity));
            case Setting setting -> setting(setting);
            case Param param -> Stream.concat(Stream.of(Demand.value(param.getValue(), param.getName())), range(param));
            case Assignment assignment -> target(assignment.getTarget(), assignment.getValue());
            case Fit fit -> Stream.concat(target(fit.getTarget(), fit.getFrom()), target(fit.getTarget(), fit.getTo()))
                    .map(Demand::fixed);
            case Sweep sweep -> sweep(sweep);
            default -> Stream.empty();
        };
    }

    private static Demand payload(Expression value, String subject) {
        return new Demand(value, subject, Demand.Kind.PAYLOAD, List.of(DATA), false, true, Optional.empty());
    }

    private static Demand count(Entity entity) {
        return Demand.number(entity.getCount(), "The number of instances", NUMBER).fixed();
    }

    private Stream<Demand> setting(Setting setting) {
        Optional<Property> property = PropertyWords.of(setting);
        return property.isEmpty() ? Stream.empty()
                : Stream.concat(Stream.of(Demand.of(property.get(), setting.getValue())), range(setting));
    }

    /** A range must measure what the value does. */
    private Stream<Demand> range(Valued valued) {
        return analysis.types().type(valued.getValue()) instanceof Type.Measure measure
                ? Stream.of(valued.getFrom(), valued.getTo())
                        .map(bound -> Demand.number(bound, "The range of " + valued.getName(), measure.dimension()).fixed())
                : Stream.empty();
    }

    private Stream<Demand> target(Reference target, Expression value) {
        return switch (target == null ? null : analysis.names().meaning(target)) {
            case Meaning.PropertyOf property -> Stream.of(Demand.of(property.property(), value));
            case Meaning.Parameter parameter -> Stream.of(parameter(parameter.param(), value));
            case null, default -> Stream.empty();
        };
    }

    private Demand parameter(Param param, Expression value) {
        return switch (analysis.types().declared(param, param.getValue())) {
            case Type.Measure measure -> Demand.number(value, param.getName(), measure.dimension());
            case Type.Flag flag -> Demand.flag(value, param.getName());
            default -> Demand.value(value, param.getName());
        };
    }

    private Stream<Demand> sweep(Sweep sweep) {
        Stream<Demand> values = target(sweep.getTarget(), sweep.getValues()).map(Demand::list);
        Stream<Demand> bounds = Stream.of(sweep.getFrom(), sweep.getTo(), sweep.getStep())
                .flatMap(bound -> target(sweep.getTarget(), bound));
        return Stream.concat(values, bounds).map(Demand::fixed);
    }

}

package dev.whence.language.validation;

import dev.whence.language.names.Names;
import dev.whence.language.names.PropertyWords;
import dev.whence.language.perf.AtLeast;
import dev.whence.language.perf.AtMost;
import dev.whence.language.perf.Between;
import dev.whence.language.perf.Binary;
import dev.whence.language.perf.Call;
import dev.whence.language.perf.CallArgument;
import dev.whence.language.perf.Criterion;
import dev.whence.language.perf.Expectation;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.Is;
import dev.whence.language.perf.ListLiteral;
import dev.whence.language.perf.Model;
import dev.whence.language.perf.Parenthesis;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Setting;
import dev.whence.language.perf.Unary;
import dev.whence.language.properties.Alternative;
import dev.whence.language.properties.Function;
import dev.whence.language.properties.Owner;
import dev.whence.language.types.Types;
import dev.whence.units.Dimension;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;

/** What the checks would accept in a place, for who is about to write something there. */
public final class Wanted {

    private final Analysis analysis;
    private final Demands demands;

    private Wanted(Analysis analysis) {
        this.analysis = analysis;
        demands = new Demands(analysis);
    }

    public static Wanted in(Model model) {
        return new Wanted(Analysis.of(model, Set.of()));
    }

    /** The kinds of things that a name may stand for; empty where that is not asked. */
    public static List<Owner> kinds(Reference reference) {
        return KindChecks.wanted(reference);
    }

    /** What a value may measure, the likeliest first; empty where nothing is known about it. */
    public List<Dimension> dimensions(Expression expression) {
        EObject outer = expression.eContainer();
        return switch (outer) {
            case Parenthesis parenthesis -> dimensions(parenthesis);
            case ListLiteral list -> dimensions(list);
            case Unary unary -> dimensions(unary);
            case Binary binary -> beside(binary, expression);
            case CallArgument argument when argument.eContainer() instanceof Call call -> argument(call, argument);
            case Criterion criterion -> criterion(criterion, expression);
            case null -> List.of();
            default -> demands.of(outer).filter(demand -> demand.value() == expression).findFirst().map(Demand::dimensions).orElse(List.of());
        };
    }

    private List<Dimension> beside(Binary binary, Expression expression) {
        Expression other = binary.getLeft() == expression ? binary.getRight() : binary.getLeft();
        return switch (binary.getOperator()) {
            case "*", "/", "and", "or" -> List.of();
            default -> analysis.types().dimension(other).map(List::of).orElseGet(() -> switch (binary.getOperator()) {
                case "+", "-" -> dimensions(binary);
                default -> List.of();
            });
        };
    }

    /** An argument of a word such as {@code round_robin(4 ms)} has its own dimension; one of a distribution that of the whole. */
    private List<Dimension> argument(Call call, CallArgument argument) {
        int index = call.getArguments().indexOf(argument);
        Optional<Alternative> word = call.eContainer() instanceof Setting setting
                ? PropertyWords.of(setting).flatMap(property -> property.alternative(call.getName())) : Optional.empty();
        if (word.isPresent()) {
            return index < word.get().arguments().size() ? List.of(word.get().arguments().get(index)) : List.of();
        }
        Optional<Function> function = Function.find(String.valueOf(call.getName()));
        boolean passes = function.isPresent() && switch (function.get().rule()) {
            case EXTREME, SPREAD -> true;
            case STAGES -> index == 1;
            default -> false;
        };
        return passes ? dimensions(call) : List.of();
    }

    private List<Dimension> criterion(Criterion criterion, Expression expression) {
        boolean value = switch (criterion) {
            case Is is -> is.getValue() == expression;
            case Between between -> true;
            case AtLeast least -> true;
            case AtMost most -> true;
            default -> false;
        };
        return value && criterion.eContainer() instanceof Expectation expectation
                ? analysis.types().dimension(expectation.getQuestion()).map(List::of).orElse(List.of()) : List.of();
    }

    /** The names of the model. */
    public Names names() {
        return analysis.names();
    }

    public Types types() {
        return analysis.types();
    }
}

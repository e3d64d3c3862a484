package dev.whence.language.types;

import dev.whence.language.names.Names;
import dev.whence.language.perf.Expression;
import dev.whence.units.Dimension;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;

/**
 * What every expression of a model gives. Not for several threads at once; make one for each.
 */
public final class Types {

    private final Names names;
    private final Map<Expression, Type> known = new IdentityHashMap<>();
    private final Set<Expression> inProgress = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<Mistake> mistakes = new ArrayList<>();
    private final BrokenLines broken = new BrokenLines();
    private final ExpressionTyping typing;

    private Types(Names names) {
        this.names = names;
        typing = new ExpressionTyping(this);
    }

    public static Types of(Names names) {
        return new Types(names);
    }

    /** What an expression gives; unknown where a mistake was found, or where a syntax error cut it off. */
    public Type type(Expression expression) {
        if (expression == null) {
            return Type.UNKNOWN;
        }
        Type type = known.get(expression);
        if (type != null) {
            return type;
        }
        if (!inProgress.add(expression)) {
            return Type.UNKNOWN; // a cycle of parameters, reported elsewhere
        }
        type = typing.infer(expression);
        inProgress.remove(expression);
        known.put(expression, type);
        return type;
    }

    /** What a parameter or a `let` gives; unknown if there is a syntax error in its line. */
    public Type declared(EObject declaration, Expression value) {
        return broken.touch(declaration) ? Type.UNKNOWN : type(value);
    }

    /** What an expression, or the elements of a list, measures; empty if it gives no number. */
    public Optional<Dimension> dimension(Expression expression) {
        return type(expression).element() instanceof Type.Measure measure
                ? Optional.of(measure.dimension()) : Optional.empty();
    }

    /** Whether an expression is drawn anew at each use. */
    public boolean isRandom(Expression expression) {
        return type(expression).element() instanceof Type.Measure measure && measure.random();
    }

    /** The mistakes found while the expressions asked for so far were typed. */
    public List<Mistake> mistakes() {
        return Collections.unmodifiableList(mistakes);
    }


    Names names() {
        return names;
    }

    Type mistake(Mistake mistake) {
        mistakes.add(mistake);
        return Type.UNKNOWN;
    }
}

package dev.whence.language.names;

import dev.whence.language.perf.Call;
import dev.whence.language.perf.CallArgument;
import dev.whence.language.perf.Criterion;
import dev.whence.language.perf.Expectation;
import dev.whence.language.perf.InCase;
import dev.whence.language.perf.ListLiteral;
import dev.whence.language.perf.Parenthesis;
import dev.whence.language.perf.PerfPackage.Literals;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Reply;
import dev.whence.language.perf.Send;
import dev.whence.language.properties.Function;
import dev.whence.language.properties.Properties;
import dev.whence.language.properties.Question;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;

/** What is asked for in the place where a name stands (rules 2 and 4 of the language's rules of names). */
public enum Role {
    /** A number, a flag, a word of a property: everywhere in an expression but below. */
    VALUE,
    /** A part or a process. */
    ENTITY,
    /** A message, else a value. */
    PAYLOAD,
    /** A variant or a hypothesis. */
    CASE,
    /** A routine. */
    ROUTINE,
    /** A parameter or a property, to be changed. */
    TARGET,
    /** What a question is about. */
    SUBJECT,
    /** What a question is restricted to: behind its comma. */
    RESTRICTION,
    /** It cannot be told: the argument of a function that there is not. */
    UNKNOWN;

    /** The role of a name, from the feature that contains it. */
    public static Role of(Reference reference) {
        EReference feature = reference.eContainmentFeature();
        if (feature == null) {
            return VALUE;
        }
        if (feature == Literals.CASE__PARENTS || feature == Literals.IN_CASE__CASES) {
            return CASE;
        }
        if (feature == Literals.DO__ROUTINE) {
            return ROUTINE;
        }
        if (feature == Literals.CHANGE__TARGET || feature == Literals.SWEEP__TARGET) {
            return TARGET;
        }
        if (feature.getEReferenceType() == Literals.REFERENCE) {
            return ENTITY;
        }
        return ofExpression(reference);
    }

    private static Role ofExpression(Reference reference) {
        EObject outer = reference.eContainer();
        EObject inner = reference;
        while (outer instanceof Parenthesis) {
            inner = outer;
            outer = outer.eContainer();
        }
        if (outer instanceof Send || outer instanceof Reply) {
            return PAYLOAD;
        }
        if (outer instanceof CallArgument argument && outer.eContainer() instanceof Call call) {
            return ofArgument(argument, call, inner);
        }
        return outer instanceof ListLiteral list && isSequence(list) ? ENTITY : VALUE;
    }

    private static Role ofArgument(CallArgument argument, Call call, EObject inner) {
        Optional<Question> question = question(call);
        if (question.isEmpty() && Function.find(call.getName()).isEmpty() && !Properties.isAlternative(call.getName())) {
            return UNKNOWN;
        }
        if (question.isEmpty() || argument.getValue() != inner) {
            return VALUE;
        }
        int index = call.getArguments().indexOf(argument);
        if (index == 0) {
            return SUBJECT;
        }
        return switch (question.get().second()) {
            case BY, ON -> RESTRICTION;
            case NOTHING, SHARE -> VALUE;
        };
    }

    /** `min` and `max` of one thing are questions, of several they are functions. */
    public static Optional<Question> question(Call call) {
        if (call.getName() == null) {
            return Optional.empty();
        }
        boolean function = call.getArguments().size() > 1 && (call.getName().equals("min") || call.getName().equals("max"));
        return function ? Optional.empty() : Question.find(call.getName());
    }

    /** Whether the list is compared with a `schedule`. */
    private static boolean isSequence(ListLiteral list) {
        EObject outer = list.eContainer();
        if (!(outer instanceof Criterion) || !(outer.eContainer() instanceof Expectation expectation)) {
            return false;
        }
        EObject question = expectation.getQuestion();
        while (question instanceof Parenthesis || question instanceof InCase) {
            question = question instanceof Parenthesis p ? p.getExpression()
                    : ((InCase) question).getOperand();
        }
        return question instanceof Call call && "schedule".equals(call.getName());
    }
}

package dev.whence.language.types;

import dev.whence.language.names.Meaning;
import dev.whence.language.perf.Call;
import dev.whence.language.perf.Count;
import dev.whence.language.perf.Expectation;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Show;
import dev.whence.language.properties.Owner;
import dev.whence.language.properties.Question;
import dev.whence.language.properties.Subject;
import dev.whence.language.types.Type.Measure;
import dev.whence.language.types.Type.Several;
import dev.whence.units.Dimension;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;

/** What questions give, by what they ask about: a counter has the dimension of what is counted. */
final class QuestionTyping {

    private final Types types;

    QuestionTyping(Types types) {
        this.types = types;
    }

    Type question(Call call, Question question) {
        if (!isAsked(call)) {
            return types.mistake(new Mistake(call, TypeCodes.QUESTION_OUTSIDE, call.getName() + " is a question about a"
                    + " finished run: it may stand only behind expect and show", List.of()));
        }
        int given = call.getArguments().size();
        int least = question.second() == Question.Second.SHARE ? 2 : 1;
        int most = question.second() == Question.Second.NOTHING ? 1 : 2;
        if (given < least || given > most || call.getArguments().stream().anyMatch(a -> a.getSecond() != null)) {
            return types.mistake(new Mistake(call, TypeCodes.ARGUMENT_COUNT,
                    call.getName() + " has " + given + " arguments here: ask " + question.form(), List.of()));
        }
        Expression about = call.getArguments().get(0).getValue();
        if (!(about instanceof Reference reference)) {
            return types.mistake(new Mistake(about, TypeCodes.WRONG_SUBJECT, call.getName() + " asks about "
                    + subjects(question) + ": write its name", List.of()));
        }
        return about(call, question, reference);
    }

    private Type about(Call call, Question question, Reference reference) {
        Meaning meaning = types.names().meaning(reference);
        Optional<Subject> subject = subject(meaning);
        if (meaning instanceof Meaning.Unresolved) {
            return Type.UNKNOWN;
        }
        if (subject.isEmpty() || !question.subjects().contains(subject.get())) {
            String what = subject.map(s -> "a " + s.word()).orElse("a property");
            return types.mistake(new Mistake(reference, TypeCodes.WRONG_SUBJECT, call.getName() + " asks about "
                    + subjects(question) + "; this is " + what + others(subject), List.of()));
        }
        if (question.second() == Question.Second.SHARE) {
            Type share = types.type(call.getArguments().get(1).getValue());
            if (share instanceof Measure measure && !measure.dimension().equals(Dimension.NUMBER)) {
                return types.mistake(new Mistake(call.getArguments().get(1), TypeCodes.DIMENSIONS,
                        "quantile expects a share such as 95%, found " + share.describe(), List.of()));
            }
        }
        return answer(question, meaning, subject.get());
    }

    private Type answer(Question question, Meaning meaning, Subject subject) {
        return switch (question.answer()) {
            case AMOUNT -> amount(meaning, subject);
            case RATE -> amount(meaning, subject) instanceof Measure amount
                    ? Type.of(amount.dimension().over(Dimension.TIME)) : Type.UNKNOWN;
            case DURATION -> Type.of(Dimension.TIME);
            case NUMBER, SHARE -> Type.NUMBER;
            case DURATIONS -> new Several(Type.of(Dimension.TIME));
            case SEQUENCE -> Type.SEQUENCE;
        };
    }

    private Type amount(Meaning meaning, Subject subject) {
        return switch (subject) {
            case COUNTER -> counted(((Meaning.Counter) meaning).name());
            case CHANNEL, FILE -> Type.of(Dimension.DATA);
            default -> Type.NUMBER;
        };
    }

    /** All statements that count one counter must count the same; the first one says what. */
    private Type counted(String counter) {
        Count first = types.names().declarations().counters().get(counter).get(0);
        Type type = first.getAmount() == null ? Type.NUMBER : types.type(first.getAmount());
        return type instanceof Measure measure ? Type.of(measure.dimension()) : Type.UNKNOWN;
    }

    private static boolean isAsked(Call call) {
        for (EObject at = call; at != null; at = at.eContainer()) {
            if (at instanceof Expectation || at instanceof Show) {
                return true;
            }
        }
        return false;
    }

    static Optional<Subject> subject(Meaning meaning) {
        return switch (meaning) {
            case Meaning.Counter counter -> Optional.of(Subject.COUNTER);
            case Meaning.Span span -> Optional.of(Subject.SPAN);
            case Meaning.Subroutine routine -> Optional.of(Subject.ROUTINE);
            case Meaning.Label label -> Optional.of(Subject.LABEL);
            case Meaning.Thing thing -> Optional.of(Subject.of(Owner.of(thing.place().entity())));
            default -> Optional.empty();
        };
    }

    private static String subjects(Question question) {
        return question.subjects().stream().map(s -> "a " + s.word()).collect(Collectors.joining(" or "));
    }

    /** What can be asked about it instead. */
    private static String others(Optional<Subject> subject) {
        if (subject.isEmpty()) {
            return "";
        }
        String possible = Question.all().stream().filter(q -> q.subjects().contains(subject.get()))
                .map(Question::name).limit(4).collect(Collectors.joining(", "));
        return possible.isEmpty() ? "" : ", which can be asked for its " + possible;
    }
}

package dev.whence.language.types;

import dev.whence.language.names.PropertyWords;
import dev.whence.language.names.Role;
import dev.whence.language.names.Spelling;
import dev.whence.language.perf.Call;
import dev.whence.language.perf.CallArgument;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.PerfPackage.Literals;
import dev.whence.language.properties.Alternative;
import dev.whence.language.properties.Example;
import dev.whence.language.properties.Function;
import dev.whence.language.properties.Property;
import dev.whence.language.properties.Question;
import dev.whence.language.types.Type.Measure;
import dev.whence.units.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Functions, distributions, questions, and words with arguments such as {@code round_robin(10 ms)}. */
final class CallTyping {

    private final Types types;
    private final QuestionTyping questions;

    CallTyping(Types types) {
        this.types = types;
        questions = new QuestionTyping(types);
    }

    Type call(Call call) {
        if (call.getName() == null) {
            return Type.UNKNOWN;
        }
        Optional<Property> property = PropertyWords.property(call, types.names());
        Optional<Alternative> word = property.flatMap(p -> p.alternative(call.getName()));
        if (word.isPresent()) {
            return word(call, word.get());
        }
        Optional<Question> question = Role.question(call);
        if (question.isPresent()) {
            return questions.question(call, question.get());
        }
        return Function.find(call.getName()).map(function -> function(call, function)).orElseGet(() -> unknown(call, property));
    }

    private Type unknown(Call call, Optional<Property> property) {
        List<String> known = new ArrayList<>();
        Function.all().forEach(f -> known.add(f.name()));
        Question.all().forEach(q -> known.add(q.name()));
        property.ifPresent(p -> p.alternatives().forEach(a -> known.add(a.name())));
        List<String> nearest = types.names().suggestions().nearest(call.getName(), known);
        boolean routine = types.names().declarations().routines().containsKey(call.getName());
        String hint = routine ? "; a routine is done by a statement: do " + call.getName() + "(…)"
                : Spelling.question(nearest);
        return types.mistake(new Mistake(call, TypeCodes.UNKNOWN_FUNCTION,
                "There is no function or question named " + call.getName() + hint, nearest).on(Literals.CALL__NAME));
    }

    private Type word(Call call, Alternative word) {
        if (call.getArguments().size() != word.arguments().size()) {
            return count(call, "write " + word.form());
        }
        for (int i = 0; i < word.arguments().size(); i++) {
            Type mistake = measures(call.getArguments().get(i).getValue(), word.arguments().get(i), word.name());
            if (mistake != null) {
                return mistake;
            }
        }
        return Type.WORD;
    }

    private Type count(Call call, String remedy) {
        return types.mistake(new Mistake(call, TypeCodes.ARGUMENT_COUNT, call.getName() + " has "
                + call.getArguments().size() + " arguments here: " + remedy, List.of()));
    }

    /** A mistake's type unless the expression measures what it must; null if all is well. */
    private Type measures(Expression expression, Dimension wanted, String who) {
        Type type = types.type(expression);
        if (type == Type.UNKNOWN) {
            return type;
        }
        if (type instanceof Measure measure && measure.dimension().equals(wanted)) {
            return null;
        }
        return types.mistake(new Mistake(expression, TypeCodes.DIMENSIONS, who + " expects " + Example.of(wanted)
                + ", found " + type.describe(), List.of()));
    }

    private Type function(Call call, Function function) {
        int given = call.getArguments().size();
        boolean pairs = call.getArguments().stream().allMatch(a -> a.getSecond() != null);
        boolean singles = call.getArguments().stream().noneMatch(a -> a.getSecond() != null);
        boolean weighted = function.rule() == Function.Rule.WEIGHTED;
        if (given < function.least() || given > function.most() || (weighted ? !pairs : !singles)) {
            return count(call, "write " + function.form());
        }
        return switch (function.rule()) {
            case ROUNDING -> rounding(call);
            case EXTREME -> same(call, 0, false);
            case SPREAD -> same(call, 0, true);
            case STAGES -> stages(call);
            case WEIGHTED -> weighted(call);
            case SAMPLE -> sample(call);
        };
    }

    private Type rounding(Call call) {
        Expression argument = call.getArguments().get(0).getValue();
        Type type = types.type(argument);
        if (type == Type.UNKNOWN) {
            return type;
        }
        if (type.element() instanceof Measure measure && measure.dimension().equals(Dimension.NUMBER)) {
            return type;
        }
        return types.mistake(new Mistake(argument, TypeCodes.DIMENSIONS, call.getName() + " rounds a plain number, found "
                + type.describe() + "; divide it by a unit first, such as " + call.getName() + "(x / 1 "
                + (type.element() instanceof Measure m && m.dimension().equals(Dimension.TIME) ? "ms" : "KiB") + ")",
                List.of()));
    }

    private Type same(Call call, int from, boolean random) {
        Measure common = null;
        boolean drawn = random;
        for (CallArgument argument : call.getArguments().subList(from, call.getArguments().size())) {
            Type type = types.type(argument.getValue());
            if (type == Type.UNKNOWN) {
                return type;
            }
            if (!(type instanceof Measure measure)) {
                return types.mistake(new Mistake(argument, TypeCodes.WRONG_TYPE, call.getName()
                        + " expects numbers, found " + type.describe(), List.of()));
            }
            if (common != null && !common.dimension().equals(measure.dimension())) {
                return types.mistake(new Mistake(argument, TypeCodes.DIMENSIONS, "The arguments of " + call.getName()
                        + " must measure the same: the first is " + common.describe() + ", this is "
                        + measure.describe(), List.of()));
            }
            common = common == null ? measure : common;
            drawn |= measure.random();
        }
        return common == null ? Type.UNKNOWN : new Measure(common.dimension(), drawn);
    }

    private Type stages(Call call) {
        Type mistake = measures(call.getArguments().get(0).getValue(), Dimension.NUMBER, call.getName());
        return mistake != null ? mistake : same(call, 1, true);
    }

    private Type weighted(Call call) {
        Measure common = null;
        for (CallArgument argument : call.getArguments()) {
            Type mistake = measures(argument.getValue(), Dimension.NUMBER, "A probability of " + call.getName());
            Type type = types.type(argument.getSecond());
            if (mistake != null || type == Type.UNKNOWN) {
                return Type.UNKNOWN;
            }
            if (!(type instanceof Measure measure) || common != null && !common.dimension().equals(measure.dimension())) {
                return types.mistake(new Mistake(argument.getSecond(), TypeCodes.DIMENSIONS, "The values of "
                        + call.getName() + " must measure the same: this is " + type.describe()
                        + (common == null ? "" : ", the first is " + common.describe()), List.of()));
            }
            common = common == null ? measure : common;
        }
        return new Measure(common.dimension(), true);
    }

    private Type sample(Call call) {
        Expression argument = call.getArguments().get(0).getValue();
        Type type = types.type(argument);
        return type == Type.TEXT || type == Type.UNKNOWN ? new Measure(Dimension.NUMBER, true)
                : types.mistake(new Mistake(argument, TypeCodes.WRONG_TYPE,
                        "empirical expects the name of a file in quotes", List.of()));
    }
}

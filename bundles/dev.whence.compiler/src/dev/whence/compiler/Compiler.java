package dev.whence.compiler;

import dev.whence.language.Documentation;
import dev.whence.language.names.Meaning;
import dev.whence.language.names.Names;
import dev.whence.language.names.Place;
import dev.whence.language.perf.Assignment;
import dev.whence.language.perf.Case;
import dev.whence.language.perf.Change;
import dev.whence.language.perf.Criterion;
import dev.whence.language.perf.AtLeast;
import dev.whence.language.perf.AtMost;
import dev.whence.language.perf.Between;
import dev.whence.language.perf.Entry;
import dev.whence.language.perf.Expectation;
import dev.whence.language.perf.Fit;
import dev.whence.language.perf.Hypothesis;
import dev.whence.language.perf.Is;
import dev.whence.language.perf.Model;
import dev.whence.language.perf.Param;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.Process;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Routine;
import dev.whence.language.perf.Show;
import dev.whence.language.perf.Sweep;
import dev.whence.language.properties.Alternative;
import dev.whence.language.properties.Owner;
import dev.whence.language.properties.Properties;
import dev.whence.language.properties.Property;
import dev.whence.language.types.Constants;
import dev.whence.language.types.Types;
import dev.whence.program.Expression;
import dev.whence.program.Model.Kind;
import dev.whence.program.link.Value;
import dev.whence.program.link.Values;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes a validated EMF model apart into the plain records of a program; every name is resolved here. */
public final class Compiler {
    /** A number, or a list of numbers, and then only units. */
    private static final Pattern NUMBER_AND_UNIT = Pattern.compile("\\[?\\s*([0-9][0-9_]*(?:\\.[0-9]+)?)(?:[^\\]]*\\])?\\s*((?:[%\\p{L}/* ]|\\s)+)");
    private static final dev.whence.program.Model EMPTY = new dev.whence.program.Model("", "", List.of(), List.of(), List.of(), List.of(), List.of(),
            List.of(), List.of(), List.of(), Map.of());

    private final Names names;
    private final Types types;
    private final Expressions expressions;
    private final Statements statements;

    private Compiler(Names names) {
        this.names = names;
        types = Types.of(names);
        expressions = new Expressions(names);
        statements = new Statements(names, expressions);
    }

    /**
     * @param model without errors
     * @param file the path by which the user named it
     */
    public static dev.whence.program.Model compile(Model model, String file) {
        return new Compiler(Names.of(model)).model(model, file);
    }

    private dev.whence.program.Model model(Model model, String file) {
        List<dev.whence.program.Model.Parameter> parameters = new ArrayList<>();
        List<dev.whence.program.Model.Part> parts = new ArrayList<>();
        List<dev.whence.program.Model.Process> processes = new ArrayList<>();
        List<dev.whence.program.Model.Routine> routines = new ArrayList<>();
        List<dev.whence.program.Model.Case> cases = new ArrayList<>();
        for (Model each : names.models()) {
            for (Entry entry : each.getEntries()) {
                switch (entry) {
                    case Param p -> parameters.add(parameter(p));
                    case Part p -> p.getNames().forEach(n -> parts.addAll(new Parts(names, expressions).at(Place.of(n))));
                    case Process p -> processes.add(process(p));
                    case Routine r -> routines.add(routine(r));
                    case Case c -> cases.add(theCase(c));
                    default -> { }
                }
            }
        }
        List<dev.whence.program.Model.Expectation> expectations = new ArrayList<>();
        List<dev.whence.program.Model.Show> shows = new ArrayList<>();
        for (Entry entry : model.getEntries()) {
            if (entry instanceof Expectation e) {
                expectations.add(expectation(e));
            } else if (entry instanceof Show s) {
                shows.add(show(s));
            }
        }
        return new dev.whence.program.Model(file, Documentation.ofFile(model).orElse(""), parameters, parts, processes, routines, cases,
                expectations, shows, properties(), units());
    }

    private Map<String, Quantity> units() {
        Map<String, Quantity> units = new LinkedHashMap<>();
        names.declarations().units().keySet().forEach(name -> names.units().find(name).ifPresent(size -> units.put(name, size)));
        return units;
    }

    private dev.whence.program.Model.Parameter parameter(Param p) {
        Dimension dimension = types.dimension(p.getValue()).orElse(null);
        return new dev.whence.program.Model.Parameter(p.getName(), expressions.of(p.getValue()), dimension, expressions.orNull(p.getFrom()),
                expressions.orNull(p.getTo()), p.getStatus(), p.getNote(), Places.of(p));
    }

    private dev.whence.program.Model.Process process(Process p) {
        return new dev.whence.program.Model.Process(p.getName(), expressions.orNull(p.getCount()), machine(p),
                expressions.orNull(p.getEvery()), expressions.settings(p.getSettings()), statements.of(p.getStatements()), Places.of(p));
    }

    private String machine(Process p) {
        return p.getOn() != null && names.meaning(p.getOn()) instanceof Meaning.Thing t ? t.place().path() : null;
    }

    private dev.whence.program.Model.Routine routine(Routine r) {
        return new dev.whence.program.Model.Routine(r.getName(), r.getArguments().stream().map(a -> a.getName()).toList(),
                statements.of(r.getBlock()), Places.of(r));
    }

    private dev.whence.program.Model.Case theCase(Case c) {
        List<String> parents = new ArrayList<>();
        for (Reference parent : c.getParents()) {
            if (names.meaning(parent) instanceof Meaning.CaseOf found) {
                parents.add(found.theCase().getName());
            }
        }
        List<dev.whence.program.Model.Change> changes = new ArrayList<>();
        List<dev.whence.program.Model.Fit> fits = new ArrayList<>();
        for (Change change : c.getChanges()) {
            String target = expressions.target(change.getTarget());
            if (change instanceof Assignment a) {
                changes.add(new dev.whence.program.Model.Change(target, expressions.of(a.getValue()), Places.of(a)));
            } else if (change instanceof Fit f) {
                fits.add(new dev.whence.program.Model.Fit(target, expressions.of(f.getFrom()), expressions.of(f.getTo()), Places.of(f)));
            }
        }
        return new dev.whence.program.Model.Case(c.getName(), c instanceof Hypothesis, parents, c.getNote(), changes, fits, Places.of(c));
    }

    private dev.whence.program.Model.Expectation expectation(Expectation e) {
        Expression value = null;
        Expression tolerance = null;
        Expression from = null;
        Expression to = null;
        Criterion criterion = e.getCriterion();
        switch (criterion) {
            case Is is -> {
                value = expressions.of(is.getValue());
                tolerance = expressions.orNull(is.getTolerance());
            }
            case Between b -> {
                from = expressions.of(b.getFrom());
                to = expressions.of(b.getTo());
            }
            case AtLeast a -> from = expressions.of(a.getBound());
            case AtMost a -> to = expressions.of(a.getBound());
            default -> throw new IllegalStateException("criterion " + criterion);
        }
        return new dev.whence.program.Model.Expectation(expressions.of(e.getQuestion()), Places.text(e.getQuestion()), expected(criterion),
                unit(criterion), value, tolerance, from, to,
                sweeps(e.getSweeps()), e.isUnexplained(), e.getNote(), Places.of(e));
    }

    /** As written, without the word "is" at its head: {@code 40/s within 10%}. */
    private static String expected(Criterion criterion) {
        return Places.text(criterion).replaceFirst("^is ", "");
    }

    /** What stands behind the number: the author's unit. */
    private dev.whence.program.Model.Unit unit(Criterion criterion) {
        dev.whence.language.perf.Expression e = switch (criterion) {
            case Is is -> is.getValue();
            case Between b -> b.getTo();
            case AtLeast a -> a.getBound();
            case AtMost a -> a.getBound();
            default -> null;
        };
        return unit(e);
    }

    private dev.whence.program.Model.Unit unit(dev.whence.language.perf.Expression e) {
        Matcher written = NUMBER_AND_UNIT.matcher(e == null ? "" : Places.text(e));
        if (!written.matches()) {
            return null;
        }
        Optional<Quantity> size = first(e);
        double number = Double.parseDouble(written.group(1).replace("_", ""));
        if (number == 0) {
            return names.units().find(written.group(2).strip())
                    .map(q -> new dev.whence.program.Model.Unit(written.group(2).strip(), q.value().toDouble())).orElse(null);
        }
        return size.isEmpty() ? null
                : new dev.whence.program.Model.Unit(written.group(2).strip(), size.get().value().toDouble() / number);
    }

    /** The quantity, or the first of a list; none where it rests on a parameter. */
    private Optional<Quantity> first(dev.whence.language.perf.Expression e) {
        Expression written = expressions.of(e);
        Value v = isLiteral(written) ? new Values(EMPTY, Map.of()).evaluate(written) : null;
        Value element = v instanceof Value.Sequence s && !s.elements().isEmpty() ? s.elements().get(0) : v;
        return element instanceof Value.Amount a ? Optional.of(a.quantity()) : Optional.empty();
    }

    private static boolean isLiteral(Expression e) {
        return switch (e) {
            case Expression.Constant c -> true;
            case Expression.Sequence s -> s.elements().stream().allMatch(Compiler::isLiteral);
            case Expression.Operation o -> o.operands().stream().allMatch(Compiler::isLiteral);
            default -> false;
        };
    }

    private dev.whence.program.Model.Show show(Show s) {
        return new dev.whence.program.Model.Show(s.getQuestions().stream().map(expressions::of).toList(),
                s.getQuestions().stream().map(Places::text).toList(), sweeps(s.getSweeps()), s.getNote(), Places.of(s));
    }

    private List<dev.whence.program.Model.Sweep> sweeps(List<Sweep> sweeps) {
        return sweeps.stream().map(s -> new dev.whence.program.Model.Sweep(expressions.target(s.getTarget()), expressions.orNull(s.getValues()),
                expressions.orNull(s.getFrom()), expressions.orNull(s.getTo()), expressions.orNull(s.getStep()),
                unit(s.getValues() == null ? s.getTo() : s.getValues()), Places.of(s))).toList();
    }

    /** The language's table, so that a program knows which properties there are without the language. */
    private static List<dev.whence.program.Model.Property> properties() {
        List<dev.whence.program.Model.Property> rows = new ArrayList<>();
        for (Owner owner : Owner.values()) {
            for (Property p : Properties.of(owner)) {
                rows.add(new dev.whence.program.Model.Property(Kind.valueOf(owner.name()), p.name(), List.copyOf(p.dimensions()),
                        p.alternatives().stream().filter(Alternative::simulated).map(Alternative::name).toList(), p.drawn(), byDefault(p)));
            }
        }
        return rows;
    }

    private static Expression byDefault(Property p) {
        return switch (p.type()) {
            case FLAG -> new Expression.Truth(Boolean.parseBoolean(p.byDefault()));
            case CHOICE -> new Expression.Alternative(p.byDefault(), List.of());
            case QUANTITY -> Constants.byDefault(p).<Expression>map(Expression.Constant::new).orElse(null);
        };
    }
}

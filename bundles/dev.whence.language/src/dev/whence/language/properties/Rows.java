package dev.whence.language.properties;

import dev.whence.language.properties.Property.Type;
import dev.whence.units.Dimension;
import java.util.ArrayList;
import java.util.List;

/** Writes the rows of one kind of thing; every kind has a {@code count}. */
final class Rows {

    static final Alternative NONE = new Alternative("none", List.of(), "there is none", true);
    static final Alternative UNLIMITED = new Alternative("unlimited", List.of(), "without limit", true);

    private final Owner owner;
    private final List<Property> rows = new ArrayList<>();

    Rows(Owner owner) {
        this.owner = owner;
    }

    List<Property> rows() {
        rows.add(new Property(owner, "count", Type.QUANTITY, List.of(Dimension.NUMBER), "1", Bounds.COUNT, false,
                List.of(), "How many instances there are; the same as the number in brackets behind the name.", true));
        return List.copyOf(rows);
    }

    /** A number of one dimension that is the same for ever. */
    Rows fixed(String name, Dimension dimension, String byDefault, Bounds bounds, String sentence) {
        return add(name, List.of(dimension), byDefault, bounds, false, sentence);
    }

    /** A number of one dimension that may be a distribution. */
    Rows drawn(String name, Dimension dimension, String byDefault, Bounds bounds, String sentence) {
        return add(name, List.of(dimension), byDefault, bounds, true, sentence);
    }

    /** A number of any of several dimensions. */
    Rows either(String name, List<Dimension> dimensions, String byDefault, Bounds bounds, String sentence) {
        return add(name, dimensions, byDefault, bounds, false, sentence);
    }

    Rows flag(String name, String byDefault, String sentence) {
        rows.add(new Property(owner, name, Type.FLAG, List.of(), byDefault, Bounds.ANY, false, List.of(), sentence, true));
        return this;
    }

    Rows choice(String name, String byDefault, List<Alternative> alternatives, String sentence) {
        rows.add(new Property(owner, name, Type.CHOICE, List.of(), byDefault, Bounds.ANY, false, alternatives, sentence, true));
        return this;
    }

    /** Lets the last row also be one of some words. */
    Rows or(Alternative... alternatives) {
        Property last = rows.removeLast();
        List<Alternative> all = new ArrayList<>(last.alternatives());
        all.addAll(List.of(alternatives));
        rows.add(new Property(owner, last.name(), last.type(), last.dimensions(), last.byDefault(), last.bounds(),
                last.drawn(), List.copyOf(all), last.sentence(), last.simulated()));
        return this;
    }

    /** The last row can be written, but is not simulated yet; whoever changes it is told so. */
    Rows later() {
        Property last = rows.removeLast();
        rows.add(new Property(owner, last.name(), last.type(), last.dimensions(), last.byDefault(), last.bounds(),
                last.drawn(), last.alternatives(), last.sentence() + " Not simulated yet.", false));
        return this;
    }

    /** The default words {@code none} and {@code unlimited} may be written, so that a variant can go back to them. */
    private Rows add(String name, List<Dimension> dimensions, String byDefault, Bounds bounds, boolean drawn,
            String sentence) {
        List<Alternative> words = byDefault.equals("none") ? List.of(NONE)
                : byDefault.equals("unlimited") ? List.of(UNLIMITED) : List.of();
        rows.add(new Property(owner, name, Type.QUANTITY, dimensions, byDefault, bounds, drawn, words, sentence, true));
        return this;
    }

    static Alternative word(String name, String sentence) {
        return new Alternative(name, List.of(), sentence, true);
    }

    static Alternative form(String name, List<Dimension> arguments, String sentence) {
        return new Alternative(name, arguments, sentence, true);
    }

    static Alternative laterWord(String name, String sentence) {
        return new Alternative(name, List.of(), sentence + ", not simulated yet", false);
    }
}

package dev.whence.compiler;

import dev.whence.language.names.Meaning;
import dev.whence.language.names.Names;
import dev.whence.language.names.Place;
import dev.whence.language.names.Step;
import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Kind;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.PartName;
import dev.whence.language.perf.Reference;
import dev.whence.program.Expression;
import dev.whence.program.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Writes down parts with what is inside them. What a copy takes over is a copy of the original's, and refers to what is in the copy. */
final class Parts {
    private final Names names;
    private final Expressions expressions;
    private final List<Model.Part> written = new ArrayList<>();

    Parts(Names names, Expressions expressions) {
        this.names = names;
        this.expressions = expressions;
    }

    /** The part at a place, and what is inside it at any depth. */
    List<Model.Part> at(Place place) {
        part(place, Optional.empty());
        return written;
    }

    /** @param taken what it is a copy of, of a part that only its copied owner's original has written */
    private void part(Place place, Optional<Place> taken) {
        Part part = text(place);
        Optional<Place> prototype = taken.isPresent() ? taken : prototype(place);
        Optional<Place> ends = whoWrites(place, p -> p.getFrom() == null ? List.of() : List.of(p.getFrom()));
        written.add(new Model.Part(Model.Kind.valueOf(part.getKind().name()), place.path(),
                taken.<Expression>map(original -> new Expression.PropertyValue(original.path(), "count"))
                        .orElseGet(() -> expressions.orNull(((PartName) place.entity()).getCount())),
                prototype.map(Place::path).orElse(null), host(place).map(Place::path).orElse(null), end(ends, Part::getFrom),
                end(ends, Part::getTo), ends.isPresent() && !text(ends.get()).isBetween(), over(place),
                taken.isPresent() ? List.of() : expressions.settings(part.getSettings()), Places.of(place.entity())));
        for (Entity inner : names.inside(place.entity())) {
            Step step = new Step(inner, Optional.empty());
            boolean own = taken.isEmpty() && inner.eContainer().eContainer() == part;
            part(place.then(step), own ? Optional.empty() : prototype.map(original -> original.then(step)));
        }
    }

    private static Part text(Place place) {
        return (Part) place.entity().eContainer();
    }

    private Optional<Place> prototype(Place place) {
        return seen(place, text(place).getPrototype());
    }

    /** What a reference in a part's text leads to, if to a part or process. */
    private Optional<Place> seen(Place place, Reference reference) {
        return reference != null && names.meaning(reference) instanceof Meaning.Thing t ? Optional.of(t.place().seenFrom(place)) : Optional.empty();
    }

    /** The part itself or the next of those it is a copy of whose text has such references. */
    private Optional<Place> whoWrites(Place place, Function<Part, List<Reference>> references) {
        return references.apply(text(place)).isEmpty() ? prototype(place).flatMap(original -> whoWrites(original, references))
                : Optional.of(place);
    }

    private String end(Optional<Place> channel, Function<Part, Reference> end) {
        return channel.flatMap(c -> seen(c, end.apply(text(c)))).map(Place::path).orElse(null);
    }

    private List<String> over(Place place) {
        return whoWrites(place, Part::getOver).stream()
                .flatMap(channel -> text(channel).getOver().stream().flatMap(link -> seen(channel, link).stream())).map(Place::path).toList();
    }

    /** What it is written to be on, or the disk that it is written inside of; else its original's, else what it is inside of. */
    private Optional<Place> host(Place place) {
        if (text(place).getOn() != null) {
            return seen(place, text(place).getOn());
        }
        Optional<Place> outer = place.outer();
        return outer.filter(o -> text(o).getKind() == Kind.DISK).or(() -> prototype(place).flatMap(this::host)).or(() -> outer);
    }
}

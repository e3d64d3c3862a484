package dev.whence.language.names;

import dev.whence.language.perf.Case;
import dev.whence.language.perf.Param;
import dev.whence.language.perf.Routine;
import dev.whence.language.perf.Segment;
import dev.whence.language.properties.Property;
import dev.whence.units.Quantity;
import java.util.List;
import org.eclipse.emf.ecore.EObject;

/** What a name stands for. */
public sealed interface Meaning {

    /** A parameter. */
    record Parameter(Param param) implements Meaning {}

    /** A property of a part or process: {@code drive.setup}. It need not be set anywhere. */
    record PropertyOf(Place place, Property property) implements Meaning {}

    /** A part or a process. */
    record Thing(Place place) implements Meaning {}

    /** An argument of the routine, or a `let`: an {@code Argument} or a {@code Let}. */
    record Local(EObject declaration) implements Meaning {}

    /** The index of this instance, from 1. */
    record Self() implements Meaning {}

    /** The quantity 1 of a unit. */
    record UnitOf(String name, Quantity quantity) implements Meaning {}

    /** A variant or a hypothesis. */
    record CaseOf(Case theCase) implements Meaning {}

    /** The model as it stands, without the changes of any case. */
    record Base() implements Meaning {}

    /** A routine. */
    record Subroutine(Routine routine) implements Meaning {}

    /** What `count` counts. */
    record Counter(String name) implements Meaning {}

    /** What `time` times. */
    record Span(String name) implements Meaning {}

    /** What costs are labelled with: `as`. */
    record Label(String name) implements Meaning {}

    /** A word that a property may have as its value: {@code fcfs}. */
    record Alternative(String name) implements Meaning {}

    /** What time can be spent for: {@code rotation}. */
    record Reason(String name) implements Meaning {}

    /**
     * Nothing; the message says so to the user.
     *
     * @param where the segment of the path that is wrong; null for the whole
     * @param suggestions names that can stand in its place
     */
    record Unresolved(String code, String message, Segment where, List<String> suggestions) implements Meaning {

        Unresolved(String code, String message, List<String> suggestions) {
            this(code, message, null, suggestions);
        }
    }
}

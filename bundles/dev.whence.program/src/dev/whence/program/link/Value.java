package dev.whence.program.link;

import dev.whence.units.Quantity;
import java.util.List;

/** A value that is known before the run. */
public sealed interface Value {
    record Amount(Quantity quantity) implements Value {
    }

    record Truth(boolean value) implements Value {
    }

    record Text(String value) implements Value {
    }

    /** One of a property's alternatives, such as {@code round_robin(10 ms)}. */
    record Choice(String name, List<Value> arguments) implements Value {
    }

    record Sequence(List<Value> elements) implements Value {
    }
}

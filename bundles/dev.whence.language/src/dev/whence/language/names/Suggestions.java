package dev.whence.language.names;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** *Did you mean* for one model, until so much has been compared that the user would wait for it. */
public final class Suggestions {

    private final AtomicLong left = new AtomicLong(2_000_000);

    Suggestions() {}

    /** The names that the word may have been meant to be; none when too many have been asked for. */
    public List<String> nearest(String word, Collection<String> names) {
        return left.addAndGet(-names.size()) < 0 ? List.of() : Spelling.nearest(word, names);
    }
}

package dev.whence.language.ide.fixes;

import dev.whence.language.validation.IssueCode;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What can be done about each code of an issue. */
final class Remedies {

    private final Map<IssueCode, Function<Place, List<Fix>>> table = new EnumMap<>(IssueCode.class);

    Remedies() {
        TextRemedies.addTo(this);
        ValueRemedies.addTo(this);
        ProcessRemedies.addTo(this);
        PartRemedies.addTo(this);
    }

    void put(IssueCode code, Function<Place, List<Fix>> remedy) {
        table.put(code, remedy);
    }

    /** Those that the check itself has named come first. */
    List<Fix> of(IssueCode code, Place place) {
        return table.getOrDefault(code, none -> List.of()).apply(place);
    }
}

package dev.whence.ui.editing;

import dev.whence.ui.colours.PerfPartitions;
import org.eclipse.jface.text.source.DefaultCharacterPairMatcher;

/** Shows the bracket that belongs to the one at the caret. Those in comments and notes don't count. */
public final class Brackets extends DefaultCharacterPairMatcher {
    public Brackets() {
        super(new char[] {'{', '}', '(', ')', '[', ']'}, PerfPartitions.PARTITIONING);
    }
}

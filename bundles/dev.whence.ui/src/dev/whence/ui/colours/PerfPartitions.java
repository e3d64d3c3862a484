package dev.whence.ui.colours;

import org.eclipse.core.filebuffers.IDocumentSetupParticipant;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentExtension3;
import org.eclipse.jface.text.IDocumentPartitioner;
import org.eclipse.jface.text.rules.EndOfLineRule;
import org.eclipse.jface.text.rules.FastPartitioner;
import org.eclipse.jface.text.rules.IPredicateRule;
import org.eclipse.jface.text.rules.MultiLineRule;
import org.eclipse.jface.text.rules.RuleBasedPartitionScanner;
import org.eclipse.jface.text.rules.SingleLineRule;
import org.eclipse.jface.text.rules.Token;

/** Tells comments and notes from the rest of a text, so that a change need only be looked at by its line. */
public final class PerfPartitions implements IDocumentSetupParticipant {
    /** The name of this division of a document. */
    public static final String PARTITIONING = "dev.whence.ui.perf";
    static final String DOCUMENTATION = "dev.whence.ui.perf.documentation";
    static final String COMMENT = "dev.whence.ui.perf.comment";
    /** A text in quotes. */
    public static final String NOTE = "dev.whence.ui.perf.note";

    @Override
    public void setup(IDocument document) {
        if (document instanceof IDocumentExtension3 divisible) {
            IDocumentPartitioner partitioner = new FastPartitioner(scanner(), new String[] {DOCUMENTATION, COMMENT, NOTE});
            divisible.setDocumentPartitioner(PARTITIONING, partitioner);
            partitioner.connect(document);
        }
    }

    private static RuleBasedPartitionScanner scanner() {
        RuleBasedPartitionScanner scanner = new RuleBasedPartitionScanner();
        scanner.setPredicateRules(new IPredicateRule[] {
            new EndOfLineRule("//", new Token(COMMENT)),
            // An empty comment begins like a documentation, too.
            new EmptyComment(new Token(COMMENT)),
            new MultiLineRule("/**", "*/", new Token(DOCUMENTATION), (char) 0, true),
            new MultiLineRule("/*", "*/", new Token(COMMENT), (char) 0, true),
            new SingleLineRule("\"", "\"", new Token(NOTE), '\\', true)});
        return scanner;
    }
}

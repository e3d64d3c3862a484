package dev.whence.language.formatting;

import java.util.Set;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.ParserRule;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;

/** A word, a symbol or a comment of a file, with the lines and spaces that stood before it. */
final class Piece {

    private static final Set<String> ELEMENTS =
            Set.of("entries", "statements", "settings", "parts", "changes", "branches");

    private final String text;
    private final String rule;
    private final String element;
    private final boolean comment;
    private final int spaces;
    private int newlines;

    Piece(ILeafNode leaf, int newlines, int spaces) {
        text = leaf.getText();
        comment = leaf.isHidden();
        rule = comment ? "" : ruleOf(leaf);
        element = comment ? "" : elementOf(leaf);
        this.newlines = newlines;
        this.spaces = spaces;
    }

    private static String ruleOf(ILeafNode leaf) {
        ParserRule rule = GrammarUtil.containingParserRule(leaf.getGrammarElement());
        return rule == null ? "" : rule.getName();
    }

    /** The list that the leaf begins an element of. */
    private static String elementOf(ILeafNode leaf) {
        for (INode node = leaf; node != null && node.getOffset() == leaf.getOffset(); node = node.getParent()) {
            Assignment assignment = node.getGrammarElement() instanceof RuleCall call
                    ? GrammarUtil.containingAssignment(call) : null;
            if (assignment != null && ELEMENTS.contains(assignment.getFeature())) {
                return assignment.getFeature();
            }
        }
        return "";
    }

    String text() {
        return text;
    }

    /** The grammar rule that asks for it, such as {@code Branch}. */
    String rule() {
        return rule;
    }

    /** Whether an entry of the file begins here. */
    boolean beginsEntry() {
        return element.equals("entries");
    }

    /** Whether a statement, setting, part, change or branch begins here. */
    boolean beginsElement() {
        return !element.isEmpty();
    }

    /** Whether it is the word before the names of parts or a process. */
    boolean isKindOfPart() {
        return (element.equals("entries") || element.equals("parts")) && (rule.isEmpty() || rule.equals("Process"));
    }

    boolean isComment() {
        return comment;
    }

    boolean isLineComment() {
        return comment && text.startsWith("//");
    }

    boolean is(String symbol) {
        return !comment && text.equals(symbol);
    }

    /** How many more blocks are open behind it than before. */
    int depthChange() {
        return is("{") ? 1 : is("}") ? -1 : 0;
    }

    /** How many line ends stand before it. */
    int newlines() {
        return newlines;
    }

    /** How many spaces stand before it, on its line. */
    int spaces() {
        return spaces;
    }

    boolean startsLine() {
        return newlines > 0;
    }

    void setNewlines(int newlines) {
        this.newlines = newlines;
    }

}

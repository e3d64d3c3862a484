package dev.whence.language.validation;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;

/** The words in what the parser had to leave out: hidden text that is neither white space nor a comment. */
final class LostWords {

    private static final Pattern WORD = Pattern.compile("\\p{L}[\\p{L}\\p{N}_]*");

    private LostWords() {}

    static Set<String> of(INode root) {
        Set<String> words = new HashSet<>();
        for (ILeafNode leaf : root.getLeafNodes()) {
            String text = leaf.isHidden() ? leaf.getText() : "";
            if (!text.isBlank() && !text.startsWith("//") && !text.startsWith("/*")) {
                for (Matcher matcher = WORD.matcher(text); matcher.find();) {
                    words.add(matcher.group());
                }
            }
        }
        return words;
    }
}

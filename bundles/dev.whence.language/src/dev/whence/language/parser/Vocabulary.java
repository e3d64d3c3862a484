package dev.whence.language.parser;

import static dev.whence.language.parser.antlr.internal.InternalPerfParser.RULE_ID;
import static dev.whence.language.parser.antlr.internal.InternalPerfParser.RULE_UNIT;

import dev.whence.units.Units;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.antlr.runtime.CommonToken;

/**
 * The words and symbols of the language, and those of one text.
 *
 * @param types the token types of keywords and symbols
 * @param known words that can be assumed to have a meaning
 */
record Vocabulary(Map<String, Integer> types, Set<String> known) {

    /** The keywords and symbols among the lexer's tokens. */
    static Map<String, Integer> types(Map<Integer, String> tokens) {
        Map<String, Integer> types = new HashMap<>();
        tokens.forEach((type, name) -> {
            if (name.startsWith("'")) {
                types.put(name.substring(1, name.length() - 1), type);
            }
        });
        return types;
    }

    /** Words that stand in two places can be assumed to have a meaning. */
    static Vocabulary of(List<CommonToken> text, Map<String, Integer> types) {
        Set<String> once = new HashSet<>();
        Set<String> twice = new HashSet<>();
        for (CommonToken token : text) {
            if (!Tokens.isHidden(token) && !once.add(token.getText())) {
                twice.add(token.getText());
            }
        }
        return new Vocabulary(types, twice);
    }

    int type(String word) {
        return types.get(word);
    }

    List<String> keywords() {
        return types.keySet().stream().filter(word -> Character.isLetter(word.charAt(0))).toList();
    }

    /** How tokens of a type are written; null if in many ways. */
    String text(int type) {
        return types.entrySet().stream().filter(entry -> entry.getValue() == type).map(Map.Entry::getKey).findFirst()
                .orElse(null);
    }

    /** Whether a word stands nowhere else, and is no unit. */
    boolean isUnknown(CommonToken token) {
        boolean name = Tokens.is(token, RULE_ID) || Tokens.is(token, RULE_UNIT);
        return name && !known.contains(token.getText()) && Units.find(token.getText()).isEmpty();
    }
}

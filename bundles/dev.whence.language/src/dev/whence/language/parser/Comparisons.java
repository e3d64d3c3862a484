package dev.whence.language.parser;

import static dev.whence.language.parser.antlr.internal.InternalPerfParser.*;

import dev.whence.language.validation.IssueCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.antlr.runtime.CommonToken;

/** Expectations written as comparisons: {@code expect rate(x) = 40/s}, {@code expect mean(y) < 5 ms}, {@code expect rate(x) 40/s}. */
final class Comparisons {

    private static final Map<String, List<String>> MEANT = Map.of("=", List.of("is"), "==", List.of("is"), "<", List.of("at", "most"),
            "<=", List.of("at", "most"), ">", List.of("at", "least"), ">=", List.of("at", "least"));

    private final Position position;
    private final Vocabulary words;
    private final List<CommonToken> tokens;

    Comparisons(Position position, Vocabulary words) {
        this.position = position;
        this.words = words;
        tokens = position.tokens();
    }

    List<Edit> all() {
        int first = position.after(-1);
        if (!Tokens.is(position.at(first), Expect) || tokens.stream().anyMatch(t -> Tokens.is(t, Is) || Tokens.is(t, At))) {
            return List.of();
        }
        int depth = 0;
        for (int i = position.after(first); i < tokens.size(); i = position.after(i)) {
            CommonToken token = tokens.get(i);
            depth += Tokens.isOpening(token) ? 1 : Tokens.isClosing(token) ? -1 : 0;
            if (depth == 0 && MEANT.containsKey(token.getText())) {
                return List.of(criterion(i, i + 1, MEANT.get(token.getText()), "Write %s instead of " + token.getText() + "."));
            }
        }
        boolean value = position.token() != null && Words.beginsValue(position.token());
        return value ? List.of(criterion(position.index(), position.index(), List.of("is"), "Write %s " + position.token().getText() + ".")) : List.of();
    }

    private Edit criterion(int from, int to, List<String> meant, String message) {
        CommonToken place = tokens.get(from);
        List<CommonToken> by = new ArrayList<>();
        meant.forEach(word -> by.add(to > from && by.isEmpty() ? Tokens.as(place, words.type(word), word)
                : to > from ? Tokens.after(place, words.type(word), word) : Tokens.before(place, words.type(word), word)));
        String phrase = String.join(" ", meant);
        String replacement = to > from ? phrase : phrase + " " + place.getText();
        return Edit.replace(tokens, from, to, by, SyntaxProblem.at(place, IssueCode.SYNTAX, message.formatted(phrase), replacement))
                .asSure().beyond(position.offset());
    }
}

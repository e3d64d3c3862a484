package dev.whence.language.parser;

import static dev.whence.language.parser.antlr.internal.InternalPerfParser.*;

import dev.whence.language.properties.Properties;
import dev.whence.language.properties.Property;
import java.util.List;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;

/** Says what was expected, and what was found, in the user's words. */
final class Words {

    private Words() {}

    /** "Expected a duration such as 4 ms, found }." */
    static String unexpected(Position position) {
        if (isUnknown(position)) {
            CommonToken word = unknownWord(position);
            return "Unknown word " + word.getText() + ": expected " + expectedAt(position) + ".";
        }
        return "Expected " + expectedAt(position) + ", found " + found(position) + ".";
    }

    private static String found(Position position) {
        CommonToken token = position.token();
        return token == null ? "the end of the entry"
                : position.index() > 0 && position.isFirstOfLine(position.index()) && !Tokens.isClosing(token)
                        ? "the end of the line" : quoted(token);
    }

    private static String quoted(Token token) {
        String text = token.getText();
        return text.length() > 30 ? text.substring(0, 30) + "…" : text;
    }

    private static String expectedAt(Position position) {
        String word = word(position.failure().expecting());
        List<String> context = position.failure().context();
        boolean name = context.contains("NAME") || position.failure().expecting() == RULE_ID;
        if (isUnknown(position)) {
            return context.contains("Process") ? Phrases.EXPECTED.get("Process") : context.contains("Part") ? Phrases.EXPECTED.get("Part")
                    : context.contains("Case") ? Phrases.EXPECTED.get("Case") : Phrases.ENTRY;
        }
        CommonToken previous = position.at(position.before(position.index()));
        String verb = previous == null ? null : Phrases.BEHIND_VERB.get(previous.getText());
        if (Tokens.is(previous, EqualsSign) && !name) {
            return valueOf(position, context);
        }
        for (String place : context) {
            String phrase = Phrases.EXPECTED.get(place);
            if (phrase != null) {
                return word != null && !name && !word.equals("}") && !word.startsWith("a ") ? word
                        : verb != null && Phrases.STATEMENTS.contains(place) ? verb : phrase;
            }
        }
        return word != null ? word : name ? "a name" : Phrases.ENTRY;
    }

    /** What stands behind an `=`: for a property of a known name, what it measures. */
    private static String valueOf(Position position, List<String> context) {
        CommonToken name = position.at(position.before(position.before(position.index())));
        return name == null || !context.contains("Setting") ? Phrases.VALUE
                : Properties.ownersOf(name.getText()).stream().findFirst()
                        .flatMap(owner -> Properties.find(owner, name.getText())).map(Property::expected).orElse(Phrases.VALUE);
    }

    /** A token of one spelling, as it is written. */
    private static String word(int type) {
        return switch (type) {
            case 0 -> null;
            case EqualsSign -> "=";
            case LeftCurlyBracket -> "{";
            case RightCurlyBracket -> "}";
            case LeftParenthesis -> "(";
            case RightParenthesis -> ")";
            case RightSquareBracket -> "]";
            case Colon -> ":";
            case From -> "from";
            case To -> "to";
            case For -> "for";
            case And -> "and";
            case Is -> "is";
            case Least -> "least";
            case RULE_STRING -> "a text in quotes";
            case RULE_INT -> "a number";
            case RULE_ID -> "a name";
            default -> null;
        };
    }

    /** Whether the wrong token, or the one before, is a word of no meaning where an entry or statement begins. */
    static boolean isUnknown(Position position) {
        return unknownWord(position) != null;
    }

    static CommonToken unknownWord(Position position) {
        int at = position.index();
        int before = position.before(at);
        CommonToken token = position.token();
        CommonToken previous = position.at(before);
        if (Tokens.is(token, RULE_ID) && position.isFirstOfLine(at) && (previous == null || !Tokens.goesOn(previous))) {
            return token;
        }
        boolean setting = position.failure().expecting() == EqualsSign;
        return setting && Tokens.is(previous, RULE_ID) && position.isFirstOfLine(before) ? previous : null;
    }

    static boolean endsValue(Token token) {
        return switch (token.getType()) {
            case RULE_ID, RULE_UNIT, RULE_INT, RightParenthesis, RightSquareBracket, PercentSign -> true;
            default -> false;
        };
    }

    static boolean beginsValue(Token token) {
        return switch (token.getType()) {
            case RULE_ID, RULE_UNIT, RULE_INT, LeftParenthesis -> true;
            default -> false;
        };
    }

    /** A character that the language does not have. */
    static String strange(String character) {
        return switch (character) {
            case ";" -> "Entries and statements need no ; between them: remove it.";
            case "&", "|", "!" -> "Write and, or, not instead of &, |, !.";
            case "±" -> "Write within instead of ±.";
            case "'" -> "Write texts in double quotes.";
            case "#" -> "A comment begins with //.";
            case "_" -> "A name begins with a letter.";
            case "\\" -> "A \\ has a meaning only in texts: remove it.";
            default -> isInvisible(character.codePointAt(0))
                    ? "There is an invisible character here (U+%04X): remove it.".formatted(character.codePointAt(0))
                    : "The character " + character + " has no meaning here: remove it.";
        };
    }

    /** Nothing to be seen, or one that would change how the message itself looks. */
    private static boolean isInvisible(int character) {
        return Character.isISOControl(character) || Character.isWhitespace(character) || Character.isSpaceChar(character)
                || Character.getType(character) == Character.FORMAT;
    }

    /** Which brace lacks its counterpart. */
    static String unclosed(Position position) {
        int depth = 0;
        for (int at = position.before(Math.min(position.index(), position.tokens().size())); at >= 0;
                at = position.before(at)) {
            String text = position.at(at).getText();
            if (text.equals("}")) {
                depth++;
            } else if (text.equals("{") && depth-- == 0) {
                return "The { of line " + position.at(at).getLine() + " is not closed: a } is missing.";
            }
        }
        return "A } is missing.";
    }
}

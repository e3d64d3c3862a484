package dev.whence.language.parser;

import static dev.whence.language.parser.antlr.internal.InternalPerfParser.*;

import dev.whence.language.properties.Properties;
import dev.whence.language.properties.Property;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;

/** Says what was expected, and what was found, in the user's words. */
final class Words {

    private static final String ENTRY = "an entry such as machine, process or expect";
    private static final String DURATION = "a duration such as 4 ms";
    private static final String AMOUNT = "an amount of data such as 8 KiB";
    private static final String VALUE = "a value such as 4 ms";
    private static final Map<String, String> EXPECTED = expected();
    /** What is expected behind a verb, where the parser has not yet decided for a statement. */
    private static final Map<String, String> BEHIND_VERB = behindVerb();
    private static final List<String> STATEMENTS =
            List.of("Process", "Block", "Process.statements", "Block.statements", "Choose", "Branch.block");

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
            return context.contains("Process") ? EXPECTED.get("Process") : context.contains("Part") ? EXPECTED.get("Part")
                    : context.contains("Case") ? EXPECTED.get("Case") : ENTRY;
        }
        CommonToken previous = position.at(position.before(position.index()));
        String verb = previous == null ? null : BEHIND_VERB.get(previous.getText());
        if (Tokens.is(previous, EqualsSign) && !name) {
            return valueOf(position, context);
        }
        for (String place : context) {
            String phrase = EXPECTED.get(place);
            if (phrase != null) {
                return word != null && !name && !word.equals("}") && !word.startsWith("a ") ? word
                        : verb != null && STATEMENTS.contains(place) ? verb : phrase;
            }
        }
        return word != null ? word : name ? "a name" : ENTRY;
    }

    /** What stands behind an `=`: for a property of a known name, what it measures. */
    private static String valueOf(Position position, List<String> context) {
        CommonToken name = position.at(position.before(position.before(position.index())));
        return name == null || !context.contains("Setting") ? VALUE
                : Properties.ownersOf(name.getText()).stream().findFirst()
                        .flatMap(owner -> Properties.find(owner, name.getText())).map(Property::expected).orElse(VALUE);
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
            case "'" -> "Write texts in double quotes.";
            case "#" -> "A comment begins with //.";
            case "_" -> "A name begins with a letter.";
            case "\\" -> "A \\ has a meaning only in texts: remove it.";
            default -> Character.isISOControl(character.charAt(0)) || character.isBlank()
                    ? "There is an invisible character here (U+%04X): remove it.".formatted((int) character.charAt(0))
                    : "The character " + character + " has no meaning here: remove it.";
        };
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

    private static Map<String, String> expected() {
        Map<String, String> map = new HashMap<>();
        for (String place : List.of("Compute.duration", "Sleep.duration", "Use.duration", "Every.period", "Process.every")) {
            map.put(place, DURATION);
        }
        map.put("Read.amount", AMOUNT);
        map.put("Write.amount", AMOUNT);
        map.put("Send.payload", "a message or " + AMOUNT);
        map.put("Reply.payload", "a message or " + AMOUNT);
        map.put("Repeat.times", "how many times, such as 3");
        map.put("While.condition", "a condition such as n < 3");
        map.put("If.condition", "a condition such as n < 3");
        map.put("Branch.probability", "a probability such as 25%");
        map.put("Count.amount", "an amount such as 2");
        map.put("Segment.index", "the number of an instance");
        map.put("PartName.count", "how many there are");
        map.put("Process.count", "how many there are");
        for (String rule : List.of("Value", "Let", "UnitDefinition", "Assignment", "Is", "CallArgument")) {
            map.put(rule + ".value", VALUE);
        }
        for (String rule : List.of("Value", "Fit", "Between", "Sweep")) {
            map.put(rule + ".from", VALUE);
            map.put(rule + ".to", VALUE);
        }
        map.put("Sweep.values", "values such as [1, 2, 4]");
        map.put("Sweep.step", VALUE);
        map.put("Is.tolerance", "a tolerance such as 10%");
        map.put("AtLeast.bound", VALUE);
        map.put("AtMost.bound", VALUE);
        map.put("Binary.right", "a value");
        map.put("Expectation.question", "a question such as rate(x)");
        map.put("Show.questions", "a question such as rate(x)");
        map.put("Expectation.criterion", "is, at least or at most");
        names(map);
        return Map.copyOf(map);
    }

    private static Map<String, String> behindVerb() {
        Map<String, String> map = new HashMap<>();
        List.of("compute", "sleep", "every").forEach(verb -> map.put(verb, DURATION));
        List.of("read", "write").forEach(verb -> map.put(verb, AMOUNT));
        List.of("send", "reply").forEach(verb -> map.put(verb, "a message or " + AMOUNT));
        List.of("if", "while").forEach(verb -> map.put(verb, "a condition such as n < 3"));
        List.of("count", "time", "let", "together").forEach(verb -> map.put(verb, "a name"));
        List.of("receive", "on").forEach(verb -> map.put(verb, "the name of a message, or any"));
        map.put("repeat", "how many times, such as 3");
        map.put("use", "the name of a station or machine");
        map.put("sync", "the name of a file");
        map.put("lock", "the name of a lock");
        map.put("do", "the name of a routine");
        map.put("forever", "{");
        return Map.copyOf(map);
    }

    private static void names(Map<String, String> map) {
        map.put("PartName.name", "a name");
        map.put("Import", "the name of a file in quotes");
        map.put("Use.resource", "the name of a station or machine");
        map.put("Sync.file", "the name of a file");
        map.put("Read.file", "the name of a file");
        map.put("Write.file", "the name of a file");
        map.put("Send.receiver", "the name of a process");
        map.put("Receive.message", "the name of a message, or any");
        map.put("Handler.message", "the name of a message, or any");
        map.put("Receive.sender", "the name of a process");
        map.put("Handler.sender", "the name of a process");
        map.put("LockBlock.lock", "the name of a lock");
        map.put("Do.routine", "the name of a routine");
        map.put("Change.target", "a parameter or property such as drive.setup");
        map.put("Assignment.target", "a parameter or property such as drive.setup");
        map.put("Fit.target", "a parameter or property such as drive.setup");
        map.put("Sweep.target", "a parameter or property such as drive.setup");
        map.put("Part.on", "the name of a part");
        map.put("Part.from", "the name of a process");
        map.put("Part.to", "the name of a process");
        map.put("Part.over", "the name of a link");
        map.put("Part.prototype", "the name of the part that this one is a copy of");
        map.put("Process.on", "the name of a machine");
        map.put("Process.statements", "a statement such as compute 4 ms");
        map.put("Block.statements", "a statement such as compute 4 ms");
        map.put("Process", "a statement such as compute 4 ms, or }");
        map.put("Block", "a statement such as compute 4 ms, or }");
        map.put("Part", "a property such as rotation = 3600 rpm, or }");
        map.put("Case", "a change such as drive.setup = 5 ms, or }");
        map.put("CaseBody", "a change such as drive.setup = 5 ms, or }");
        map.put("Choose", "a branch such as 25%: { … }, or }");
        map.put("Parallel", "a block in braces");
        map.put("Routine.block", "a block in braces");
    }
}

package dev.whence.language.parser;

import org.eclipse.xtext.conversion.IValueConverterService;
import org.eclipse.xtext.nodemodel.INode;

/** What words and texts are without their escapes: {@code ^step} is the name `step`, {@code "a \"b\""} the text `a "b"`. */
public final class PerfValues implements IValueConverterService {

    @Override
    public Object toValue(String text, String rule, INode node) {
        if (text == null) {
            return null; // what the parser missed and reported
        }
        return switch (shortName(rule)) {
            case "ID", "NAME", "UNIT" -> text.startsWith("^") ? text.substring(1) : text;
            case "STRING" -> unquote(text);
            default -> text;
        };
    }

    @Override
    public String toString(Object value, String rule) {
        return switch (shortName(rule)) {
            case "STRING" -> '"' + value.toString().replace("\\", "\\\\").replace("\"", "\\\"") + '"';
            default -> value.toString();
        };
    }

    private static String shortName(String rule) {
        return rule.substring(rule.lastIndexOf('.') + 1);
    }

    /** A text that is not closed, which is reported, ends where its line ends. */
    private static String unquote(String text) {
        StringBuilder value = new StringBuilder(text.length());
        for (int i = 1; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' && i + 1 < text.length()) {
                value.append(text.charAt(++i));
            } else if (c != '"') {
                value.append(c);
            }
        }
        return value.toString();
    }
}

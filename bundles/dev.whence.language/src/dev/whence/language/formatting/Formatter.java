package dev.whence.language.formatting;

import com.google.inject.Injector;
import dev.whence.language.PerfStandaloneSetup;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.parser.IParser;

/**
 * Lays a file out. What the author put on one line stays on one line, alignment within a line stays, blank lines stay
 * (at most one in a block, two outside); indentation and the spaces around symbols are made uniform, and a block on one
 * line is broken up if the line is too long. No comment is lost, and to format twice changes nothing.
 */
public final class Formatter {

    private final IParser parser;

    /** Sets the language up for use outside Eclipse. */
    public Formatter() {
        this(new PerfStandaloneSetup().createInjectorAndDoEMFRegistration());
    }

    /** Uses a language that is set up already. */
    public Formatter(Injector language) {
        parser = language.getInstance(IParser.class);
    }

    /** The text as it should look; empty if it has syntax errors, for then nobody knows what belongs together. */
    public Optional<String> format(String text) {
        String unix = text.replace("\r\n", "\n");
        IParseResult parsed = parser.parse(new StringReader(unix));
        if (parsed.hasSyntaxErrors()) {
            return Optional.empty();
        }
        String formatted = layOut(pieces(parsed.getRootNode()));
        return Optional.of(text.contains("\r\n") ? formatted.replace("\n", "\r\n") : formatted);
    }

    private static List<Piece> pieces(INode root) {
        List<Piece> pieces = new ArrayList<>();
        int newlines = 0;
        int spaces = 0;
        for (ILeafNode leaf : root.getLeafNodes()) {
            String text = leaf.getText();
            if (leaf.isHidden() && isWhiteSpace(text)) {
                newlines += (int) text.chars().filter(c -> c == '\n').count();
                spaces += text.indexOf('\t') >= 0 ? 1 : text.length() - 1 - text.lastIndexOf('\n');
            } else {
                pieces.add(new Piece(leaf, newlines, spaces));
                newlines = 0;
                spaces = 0;
            }
        }
        return pieces;
    }

    /** As the grammar has it: with the no-break space and the byte order mark, which are not blank to Java. */
    private static boolean isWhiteSpace(String text) {
        return text.chars().allMatch(c -> " \t\r\n\u00A0\uFEFF".indexOf(c) >= 0);
    }

    private static String layOut(List<Piece> pieces) {
        Layout layout = new Layout(pieces);
        layout.breakLines();
        String text = write(pieces, layout);
        while (breakLongLines(pieces, layout)) {
            text = write(pieces, layout);
        }
        return text;
    }

    /** One block of each line that is too long. */
    private static boolean breakLongLines(List<Piece> pieces, Layout layout) {
        boolean broken = false;
        int from = 0;
        int depth = 0;
        while (from < pieces.size()) {
            int to = from + 1;
            int length = layout.indentation(from, depth) + pieces.get(from).text().length();
            depth += pieces.get(from).depthChange();
            for (; to < pieces.size() && !pieces.get(to).startsLine(); to++) {
                length += Spacing.between(pieces.get(to - 1), pieces.get(to)) + pieces.get(to).text().length();
                depth += pieces.get(to).depthChange();
            }
            broken |= length > Layout.LONGEST_LINE && layout.breakBlock(from, to);
            from = to;
        }
        return broken;
    }

    private static String write(List<Piece> pieces, Layout layout) {
        StringBuilder text = new StringBuilder();
        int depth = 0;
        for (int i = 0; i < pieces.size(); i++) {
            Piece piece = pieces.get(i);
            if (piece.startsLine()) {
                text.append("\n".repeat(piece.newlines())).append(" ".repeat(layout.indentation(i, depth)));
            } else if (i > 0) {
                text.append(" ".repeat(Spacing.between(pieces.get(i - 1), piece)));
            }
            text.append(piece.isComment() ? piece.text().stripTrailing() : piece.text());
            depth += piece.depthChange();
        }
        return text.isEmpty() ? "" : text.append('\n').toString();
    }
}

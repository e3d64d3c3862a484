package dev.whence.ui.editing;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DocumentCommand;
import org.eclipse.jface.text.IAutoEditStrategy;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.TextUtilities;

/** A new line is indented as deep as the block it stands in, and a closing bracket as its opening one. */
public final class BlockIndent implements IAutoEditStrategy {
    private static final String STEP = "    ";

    @Override
    public void customizeDocumentCommand(IDocument document, DocumentCommand command) {
        try {
            if (command.length == 0 && TextUtilities.endsWith(document.getLegalLineDelimiters(), command.text) >= 0 && command.text.isBlank()) {
                newLine(document, command);
            } else if (command.length == 0 && command.text.equals("}")) {
                closing(document, command);
            }
        } catch (BadLocationException gone) {
            command.doit = true; // then what was typed is inserted as it is
        }
    }

    private static void newLine(IDocument document, DocumentCommand command) throws BadLocationException {
        IRegion line = document.getLineInformationOfOffset(command.offset);
        String before = document.get(line.getOffset(), command.offset - line.getOffset());
        String after = document.get(command.offset, line.getOffset() + line.getLength() - command.offset);
        String indentation = indentation(before);
        String end = command.text;
        if (!before.stripTrailing().endsWith("{")) {
            command.text = end + indentation;
            return;
        }
        command.text = end + indentation + STEP;
        if (after.strip().startsWith("}")) {
            command.caretOffset = command.offset + command.text.length();
            command.shiftsCaret = false;
            command.text += end + indentation;
        }
    }

    /** Only where it is the first character of its line. */
    private static void closing(IDocument document, DocumentCommand command) throws BadLocationException {
        IRegion line = document.getLineInformationOfOffset(command.offset);
        String before = document.get(line.getOffset(), command.offset - line.getOffset());
        if (before.isBlank() && before.endsWith(STEP)) {
            command.offset -= STEP.length();
            command.length = STEP.length();
        }
    }

    private static String indentation(String line) {
        return line.substring(0, line.length() - line.stripLeading().length());
    }
}

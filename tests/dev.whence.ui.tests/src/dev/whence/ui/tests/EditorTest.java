package dev.whence.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.whence.ui.colours.Colour;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class EditorTest {
    static final String MODEL = """
        /** One reader on one disk. */
        unit block = 4 KiB
        // twice the speed of the old one
        machine vax {
            disk drive { rotation = 3600 rpm  track = 16 KiB }
            file data on drive { block = 4 KiB }
        }

        process reader on vax {
            forever {
                read 1 block from data
                compute 2 ms
                count blocks
            }
        }

        expect rate(blocks) is 60/s within 5%  "measured on a quiet evening"
        """;

    @RegisterExtension
    final Robot robot = new Robot();

    @Test
    void aModelOpensInTheGenericEditorWithItsColours() throws Exception {
        ITextEditor editor = robot.open(robot.file(robot.project("p"), "disk.perf", MODEL));

        assertEquals("org.eclipse.ui.genericeditor.GenericEditor", editor.getSite().getId());
        StyledText text = Robot.text(editor);
        Robot.until("colours", () -> text.getStyleRangeAtOffset(MODEL.indexOf("machine")) != null);
        assertColour(Colour.DOCUMENTATION, text, "One reader");
        assertColour(Colour.COMMENT, text, "// twice");
        assertColour(Colour.KEYWORD, text, "machine");
        assertColour(Colour.NUMBER, text, "3600");
        assertColour(Colour.NUMBER, text, "rpm");
        assertColour(Colour.NUMBER, text, "/s within");
        assertColour(Colour.NUMBER, text, "%");
        assertColour(Colour.NOTE, text, "measured on");
        Robot.picture("editor-light");
    }

    @Test
    void anOpenedCommentPaintsWhatFollowsAndAClosedOneNoLonger() throws Exception {
        StyledText text = Robot.text(robot.open(robot.file(robot.project("p"), "disk.perf", MODEL)));

        text.setCaretOffset(MODEL.indexOf("machine"));
        Robot.type(text, "/*");
        assertColour(Colour.COMMENT, text, "forever");
        Robot.type(text, "*/");
        assertColour(Colour.KEYWORD, text, "forever");
    }

    @Test
    void aNewLineIsIndentedAndAClosingBracketGoesBack() throws Exception {
        StyledText text = Robot.text(robot.open(robot.file(robot.project("p"), "new.perf", "")));

        Robot.type(text, "machine m {\ndisk x\n}");
        assertEquals("machine m {\n    disk x\n}", text.getText().replace("\r", ""));
    }

    @Test
    void theUsualKeysMakeLinesCommentsAndBack() throws Exception {
        ITextEditor editor = robot.open(robot.file(robot.project("p"), "disk.perf", MODEL));
        StyledText text = Robot.text(editor);
        int start = MODEL.indexOf("    disk drive");
        editor.selectAndReveal(start, MODEL.indexOf("}\n\nprocess") - start);

        Robot.press(text, SWT.MOD1, '/');
        assertTrue(text.getText().contains("\n    // disk drive {") && text.getText().contains("\n    // file data on"), text.getText());
        Robot.press(text, SWT.MOD1, '/');
        assertEquals(MODEL, text.getText());
    }

    @Test
    void tenThousandLinesOpenAndTakeAKey() throws Exception {
        String lines = IntStream.range(0, 10_000).mapToObj(i -> "param p" + i + " = " + i + " ms  \"note " + i + "\"\n").collect(Collectors.joining());
        StyledText text = Robot.text(robot.open(robot.file(robot.project("p"), "large.perf", lines)));

        text.setCaretOffset(lines.indexOf("param p5000"));
        Robot.type(text, "// ");
        assertColour(Colour.COMMENT, text, "param p5000");
        assertColour(Colour.KEYWORD, text, "param p5001");
    }

    @Test
    void aBinaryFileOpensAsWhatItIs() throws Exception {
        byte[] content = new byte[4096];
        new java.util.Random(1).nextBytes(content);
        IFile file = robot.file(robot.project("p"), "binary.perf", content);

        StyledText text = Robot.text(robot.open(file));
        Robot.type(text, "{\n");
        assertTrue(text.getCharCount() > 0);
    }

    static Color foreground(StyledText text, String words) {
        StyleRange style = text.getStyleRangeAtOffset(text.getText().indexOf(words));
        return style == null || style.foreground == null ? text.getForeground() : style.foreground;
    }

    private static void assertColour(Colour colour, StyledText text, String words) {
        assertEquals(JFaceResources.getColorRegistry().get(colour.id()), foreground(text, words), words);
    }
}

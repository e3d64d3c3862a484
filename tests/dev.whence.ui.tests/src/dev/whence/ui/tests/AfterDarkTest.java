package dev.whence.ui.tests;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.whence.ui.colours.Colour;
import org.eclipse.core.resources.IFile;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The dark theme. Last of all: a workbench that has been dark keeps some of it until it is started again. */
class AfterDarkTest {
    private static final String LIGHT = "org.eclipse.e4.ui.css.theme.e4_default";
    private static final String DARK = "org.eclipse.e4.ui.css.theme.e4_dark";

    @RegisterExtension
    final Robot robot = new Robot();

    @AfterAll
    static void light() {
        theme().setTheme(LIGHT, false);
    }

    private static IThemeEngine theme() {
        return PlatformUI.getWorkbench().getService(IThemeEngine.class);
    }

    @Test
    void theDarkThemeHasColoursOfItsOwn() throws Exception {
        theme().setTheme(LIGHT, false);
        ITextEditor editor = robot.open(robot.file(robot.project("p"), "disk.perf", EditorTest.MODEL));
        Color light = JFaceResources.getColorRegistry().get(Colour.KEYWORD.id());

        theme().setTheme(DARK, false);
        Robot.until("the dark colours", () -> !JFaceResources.getColorRegistry().get(Colour.KEYWORD.id()).equals(light));

        StyledText text = Robot.text(editor);
        assertNotEquals(light, JFaceResources.getColorRegistry().get(Colour.NOTE.id()));
        Robot.until("the editor to be painted anew", () -> EditorTest.foreground(text, "machine").equals(JFaceResources.getColorRegistry().get(Colour.KEYWORD.id())));
        for (Colour colour : Colour.values()) {
            assertTrue(brightness(JFaceResources.getColorRegistry().get(colour.id())) > 140, colour + " is legible on dark ground");
        }
        Robot.picture("editor-dark");
    }

    @ParameterizedTest
    @ValueSource(strings = {"cal-tss", "ffs", "digital-unix", "rfc662"})
    void theViewsAreLegibleInTheDark(String name) throws Exception {
        theme().setTheme(DARK, false);
        IFile file = robot.example(name);
        robot.open(file);
        ViewsTest.studied(file);

        ViewsTest.show("timeline");
        ViewsTest.recorded();
        ViewsTest.show("why");
        for (String colour : new String[] {"work", "device", "held", "message", "met", "missed", "doubtful"}) {
            assertTrue(brightness(JFaceResources.getColorRegistry().get("dev.whence.ui.views." + colour)) > 140, colour + " is legible on dark ground");
        }
        Robot.picture(name + "-dark");
    }

    private static int brightness(Color colour) {
        return (299 * colour.getRed() + 587 * colour.getGreen() + 114 * colour.getBlue()) / 1000;
    }
}

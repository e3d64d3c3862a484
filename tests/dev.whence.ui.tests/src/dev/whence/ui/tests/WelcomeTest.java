package dev.whence.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLDecoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.text.source.IVerticalRulerInfo;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.forms.widgets.ImageHyperlink;
import org.eclipse.ui.intro.IIntroPart;
import org.eclipse.ui.intro.config.IntroURLFactory;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Who starts the workbench for the first time, and follows what it says. */
class WelcomeTest {
    @RegisterExtension
    final Robot robot = new Robot();

    @Test
    void theWelcomeOffersTheFirstSteps() {
        IIntroPart intro = PlatformUI.getWorkbench().getIntroManager().showIntro(Robot.page().getWorkbenchWindow(), false);
        assertNotNull(intro);
        Robot.pump();
        assertEquals("Welcome", intro.getTitle());
        Robot.picture("welcome");
    }

    @ParameterizedTest
    @CsvSource({"whence-example, New Whence Example", "whence-project, New Whence Project"})
    void aLinkOfTheWelcomeOpensAWizardAndWhoFinishesSeesTheEditor(String link, String title) throws Exception {
        PlatformUI.getWorkbench().getIntroManager().showIntro(Robot.page().getWorkbenchWindow(), false);
        boolean[] finished = new boolean[1];
        Robot.display().asyncExec(() -> {
            Shell wizard = Robot.shell(title);
            Robot.all(Text.class, wizard).stream().filter(text -> text.getEditable() && text.getText().isEmpty()).forEach(text -> text.setText("mine"));
            Robot.all(Button.class, wizard).stream().filter(button -> button.getText().contains("Finish")).forEach(button -> button.notifyListeners(SWT.Selection, new Event()));
            finished[0] = true;
        });

        IntroURLFactory.createIntroURL(url(link)).execute();

        assertTrue(finished[0]);
        Robot.until("the editor", () -> Robot.page().getActiveEditor() != null);
        assertNull(PlatformUI.getWorkbench().getIntroManager().getIntro());
    }

    @Test
    void theTourLeadsFromTheWelcomeToTheFixInItsSteps() throws Exception {
        PlatformUI.getWorkbench().getIntroManager().showIntro(Robot.page().getWorkbenchWindow(), false);
        Robot.pump();

        IntroURLFactory.createIntroURL(url("whence-tour")).execute();

        assertNull(PlatformUI.getWorkbench().getIntroManager().getIntro());
        IViewPart sheet = Robot.page().findView("org.eclipse.ui.cheatsheets.views.CheatSheetView");
        Robot.until("the cheat sheet", () -> Robot.page().isPartVisible(sheet));
        assertEquals(IWorkbenchPage.STATE_RESTORED, Robot.page().getPartState(Robot.page().getReference(sheet)));
        click("Click to Begin");
        click("Click to perform");
        ITextEditor editor = (ITextEditor) Robot.page().getActiveEditor();
        IFile model = editor.getEditorInput().getAdapter(IFile.class);
        assertEquals("/ffs/ffs.perf", model.getFullPath().toString());
        click("Click when complete");
        Robot.until("the bulb", () -> ProblemsTest.markers(model).stream().anyMatch(FixesTest::advises));
        Robot.picture("tour");
        IMarker advice = ProblemsTest.markers(model).stream().filter(FixesTest::advises).findFirst().orElseThrow();
        int line = advice.getAttribute(IMarker.LINE_NUMBER, 0);
        assertEquals(5, line, "the sheet names the line");
        Control bulbs = Robot.all(Canvas.class, editor.getAdapter(IVerticalRulerInfo.class).getControl()).get(1); // the ruler itself is the first
        Event click = new Event();
        click.button = 1;
        click.x = 5;
        click.y = Robot.text(editor).getLinePixel(line - 1) + 5;
        bulbs.notifyListeners(SWT.MouseDown, click);
        bulbs.notifyListeners(SWT.MouseUp, click);
        Robot.until("the fixes", () -> fixes().findAny().isPresent());
        Robot.picture("tour-fixes");
        assertTrue(fixes().findFirst().orElseThrow().startsWith("Set rotdelay = 7 ms: rate(blocks) 80.0 /s instead of 40.0 /s"), "the sheet names it");
        Robot.page().hideView(sheet);
    }

    @Test
    void aLinkOfTheWelcomeShowsThePageOfTheLanguage() throws Exception {
        PlatformUI.getWorkbench().getIntroManager().showIntro(Robot.page().getWorkbenchWindow(), false);
        Robot.pump();

        IntroURLFactory.createIntroURL(url("whence-language")).execute();

        Robot.until("the page", () -> RememberingBrowser.shown() != null);
        String page = "/dev.whence.ui/help/language.html";
        String shown = URLDecoder.decode(RememberingBrowser.shown(), StandardCharsets.UTF_8);
        assertTrue(shown.contains("topic=" + page), shown);
        URI content = URI.create(shown.substring(0, shown.indexOf("/help/")) + "/help/topic" + page);
        HttpClient reader = HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
        CompletableFuture<String> read = reader.sendAsync(HttpRequest.newBuilder(URI.create(RememberingBrowser.shown())).build(), HttpResponse.BodyHandlers.discarding())
            .thenCompose(frame -> reader.sendAsync(HttpRequest.newBuilder(content).build(), HttpResponse.BodyHandlers.ofString())).thenApply(HttpResponse::body);
        Robot.until("its content", read::isDone);
        assertTrue(read.get().contains("<h2 id=\"a-first-model\">"), read.get());
        Robot.picture("welcome-language");
    }

    private static Stream<ImageHyperlink> links(String words) {
        return Robot.all(ImageHyperlink.class, Robot.page().getWorkbenchWindow().getShell()).stream().filter(each -> each.isVisible() && words.equals(each.getText()));
    }

    /** A link of the cheat sheet. */
    private static void click(String words) {
        Robot.until(words, () -> links(words).findAny().isPresent());
        Event enter = new Event();
        enter.character = SWT.CR;
        links(words).findFirst().orElseThrow().notifyListeners(SWT.KeyDown, enter);
        Robot.pump();
    }

    /** What the open list of proposals holds. */
    private static Stream<String> fixes() {
        return Stream.of(Robot.display().getShells()).filter(Shell::isVisible).filter(shell -> shell.getText().isEmpty())
            .flatMap(shell -> Robot.all(Table.class, shell).stream()).flatMap(table -> Stream.of(table.getItems())).map(TableItem::getText);
    }

    /** Where a link of the Welcome leads. */
    private static String url(String link) throws Exception {
        try (InputStream page = FileLocator.openStream(Platform.getBundle("dev.whence.ui"), IPath.fromPortableString("intro/welcome.xml"), false)) {
            NodeList links = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(page).getElementsByTagName("link");
            return IntStream.range(0, links.getLength()).mapToObj(i -> (Element) links.item(i)).filter(each -> each.getAttribute("id").equals(link))
                .map(each -> each.getAttribute("url")).findFirst().orElseThrow();
        }
    }
}

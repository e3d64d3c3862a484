package dev.whence.ui.tests;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.help.HelpSystem;
import org.eclipse.help.IToc;
import org.eclipse.help.internal.base.BaseHelpSystem;
import org.eclipse.help.internal.search.ISearchHitCollector;
import org.eclipse.help.internal.search.QueryTooComplexException;
import org.eclipse.help.internal.search.SearchHit;
import org.eclipse.help.internal.search.SearchQuery;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.cheatsheets.OpenCheatSheetAction;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class WorkbenchTest {
    @RegisterExtension
    final Robot robot = new Robot();

    @Test
    void thePerspectiveShowsTheModelsAndWhatIsWrongWithThem() {
        for (String view : List.of("org.eclipse.ui.navigator.ProjectExplorer", "org.eclipse.ui.views.ContentOutline",
            "org.eclipse.ui.views.ProblemView", "org.eclipse.ui.console.ConsoleView")) {
            assertNotNull(Robot.page().findViewReference(view), view);
        }
        Robot.picture("perspective");
    }

    @Test
    void thePreferencePageIsThere() {
        PreferenceDialog dialog = PreferencesUtil.createPreferenceDialogOn(Robot.page().getWorkbenchWindow().getShell(),
            "dev.whence.ui.preferences", null, null);
        dialog.setBlockOnOpen(false);
        dialog.open();
        Robot.pump();
        assertTrue(Robot.all(Text.class, dialog.getShell()).stream().anyMatch(text -> text.getText().equals("10 min")));
        Robot.picture("preferences", dialog.getShell());
        dialog.close();
    }

    @Test
    void theHelpHasTheLanguage() throws Exception {
        IToc[] contents = org.eclipse.help.internal.HelpPlugin.getTocManager().getTocs("en");
        assertTrue(Arrays.stream(contents).anyMatch(toc -> toc.getLabel().equals("Whence")
            && Arrays.stream(toc.getTopics()).anyMatch(topic -> topic.getHref().equals("/dev.whence.ui/help/language.html"))));
        try (InputStream page = HelpSystem.getHelpContent("/dev.whence.ui/help/language.html")) {
            String text = new String(page.readAllBytes(), StandardCharsets.UTF_8);
            assertTrue(text.contains("<h2 id=\"a-first-model\">"));
            assertTrue(text.contains("<table>"));
        }
    }

    @Test
    void searchingTheHelpFindsTheLanguage() throws Exception {
        Set<String> found = new ConcurrentSkipListSet<>();
        ISearchHitCollector collector = new ISearchHitCollector() {
            @Override
            public void addHits(List<SearchHit> hits, String words) {
                hits.forEach(hit -> found.add(hit.getHref().replaceFirst("[?#].*", "")));
            }

            @Override
            public void addQTCException(QueryTooComplexException tooComplex) throws QueryTooComplexException {
                throw tooComplex;
            }
        };
        BaseHelpSystem.getSearchManager().search(new SearchQuery("tunable", false, List.of(), "en"), collector, new NullProgressMonitor());

        assertTrue(found.contains("/dev.whence.ui/help/language.html"), found.toString());
    }

    @Test
    void theCheatSheetOpens() {
        new OpenCheatSheetAction("dev.whence.ui.cheatsheets.first").run();
        IViewPart view = Robot.page().findView("org.eclipse.ui.cheatsheets.views.CheatSheetView");
        assertNotNull(view);
        Robot.until("its title", () -> view.getTitle() != null);
        Robot.picture("cheatsheet");
        Robot.page().hideView(view);
    }
}

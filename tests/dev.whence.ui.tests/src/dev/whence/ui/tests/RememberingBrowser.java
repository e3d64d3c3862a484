package dev.whence.ui.tests;

import java.net.URL;
import org.eclipse.ui.browser.AbstractWebBrowser;
import org.eclipse.ui.browser.AbstractWorkbenchBrowserSupport;
import org.eclipse.ui.browser.IWebBrowser;

/** Shows nothing, and knows what it should have shown. */
public final class RememberingBrowser extends AbstractWorkbenchBrowserSupport {
    private static volatile String shown;

    /** The address that was asked for last; null if none was. */
    static String shown() {
        return shown;
    }

    @Override
    public IWebBrowser createBrowser(int style, String id, String name, String tip) {
        return createBrowser(id);
    }

    @Override
    public IWebBrowser createBrowser(String id) {
        return new AbstractWebBrowser(id) {
            @Override
            public void openURL(URL address) {
                shown = address.toString();
            }
        };
    }
}

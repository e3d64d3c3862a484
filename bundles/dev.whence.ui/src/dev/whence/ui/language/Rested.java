package dev.whence.ui.language;

import org.eclipse.swt.widgets.Display;

/** Does something when nobody has asked for it for a moment. In the thread of the user interface. */
final class Rested {
    private final int milliseconds;
    private final Runnable what;

    Rested(int milliseconds, Runnable what) {
        this.milliseconds = milliseconds;
        this.what = what;
    }

    /** From any thread. */
    void ask(Display display) {
        if (!display.isDisposed()) {
            display.asyncExec(() -> display.timerExec(milliseconds, what)); // which puts off what was asked before
        }
    }
}

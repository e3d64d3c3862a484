package dev.whence.ui.colours;

import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.jface.text.TextAttribute;
import org.eclipse.swt.SWT;

/** The colours of the editor, by the names under which themes define them and users change them. */
public enum Colour {
    KEYWORD(SWT.BOLD), NUMBER(SWT.NORMAL), NOTE(SWT.NORMAL), COMMENT(SWT.NORMAL), DOCUMENTATION(SWT.NORMAL);

    private static final String PREFIX = "dev.whence.ui.colours.";

    private final int style;

    Colour(int style) {
        this.style = style;
    }

    /** Of the colour definition in {@code plugin.xml}. */
    public String id() {
        return PREFIX + name().toLowerCase(java.util.Locale.ROOT);
    }

    static boolean isOne(String id) {
        return id.startsWith(PREFIX);
    }

    TextAttribute in(ColorRegistry colours) {
        return new TextAttribute(colours.get(id()), null, style);
    }
}

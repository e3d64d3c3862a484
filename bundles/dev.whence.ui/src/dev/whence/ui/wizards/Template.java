package dev.whence.ui.wizards;

import dev.whence.ui.WhencePlugin;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The text of a new model: small, complete, and with a question. */
final class Template {
    private Template() {
    }

    static String text() {
        try (InputStream in = Template.class.getResourceAsStream("template.perf")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(WhencePlugin.ID + " is damaged", unreadable);
        }
    }
}

package dev.whence.language;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.impl.ExtensibleURIConverterImpl;

/** Gives the text of a file as it is in an editor, where it is in one. */
final class EditedTexts extends ExtensibleURIConverterImpl {

    private final Map<Path, String> texts;

    /** @param texts by absolute path */
    EditedTexts(Map<Path, String> texts) {
        this.texts = texts;
    }

    @Override
    public InputStream createInputStream(URI uri, Map<?, ?> options) throws IOException {
        String text = uri.isFile() ? texts.get(Path.of(uri.toFileString())) : null;
        return text == null ? super.createInputStream(uri, options) : new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }
}

package dev.whence.language;

import com.google.inject.Injector;
import dev.whence.language.names.Names;
import dev.whence.language.perf.Model;
import dev.whence.language.validation.Finding;
import dev.whence.language.validation.IssueCode;
import dev.whence.language.validation.Validation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.util.StringInputStream;

/**
 * Reads `.perf` files: from text to a validated model. One reader serves any number of files, also from several
 * threads; to make one costs about a tenth of a second.
 */
public final class ModelReader {

    private final Injector injector;

    /** Sets the language up for use outside Eclipse. */
    public ModelReader() {
        this(new PerfStandaloneSetup().createInjectorAndDoEMFRegistration());
    }

    /** Uses a language that is set up already. */
    public ModelReader(Injector injector) {
        this.injector = injector;
    }

    /** Reads a file and what it imports. What is wrong with it, down to its not being there, is in the issues. */
    public Reading read(Path file) {
        try {
            return read(file, FileText.read(file));
        } catch (FileText.Unreadable unreadable) {
            return new Reading(Optional.empty(), List.of(unreadable.issue()));
        }
    }

    /** Reads a text as if it stood in the file. */
    public Reading read(Path file, String text) {
        return read(file, text, Map.of());
    }

    /** The same, where other files are being edited: what they import is read from the given texts rather than from the disk. */
    public Reading read(Path file, String text, Map<Path, String> edited) {
        if (text.length() > FileText.LIMIT) {
            return new Reading(Optional.empty(), List.of(whole(file, IssueCode.FILE_TOO_LARGE, FileText.tooLarge(text.length()))));
        }
        try (LoggedErrors logged = new LoggedErrors()) {
            Reading reading = parse(file, text, edited);
            logged.rethrow();
            return reading;
        }
    }

    /** The model alone, without looking for what is wrong with it. */
    public Optional<Model> model(Path file, String text, Map<Path, String> edited) {
        return resource(file, text, edited).map(resource -> (Model) resource.getContents().get(0));
    }

    private Optional<XtextResource> resource(Path file, String text, Map<Path, String> edited) {
        XtextResourceSet resources = injector.getInstance(XtextResourceSet.class);
        resources.setURIConverter(new EditedTexts(edited));
        URI uri = URI.createFileURI(file.toAbsolutePath().normalize().toString());
        XtextResource resource = (XtextResource) resources.createResource(uri);
        if (resource == null) {
            return Optional.empty();
        }
        try {
            resource.load(new StringInputStream(text, "UTF-8"), null);
        } catch (IOException impossible) {
            throw new IllegalStateException("a text in memory could not be read", impossible);
        }
        return Optional.of(resource);
    }

    private Reading parse(Path file, String text, Map<Path, String> edited) {
        Optional<Model> read = model(file, text, edited);
        if (read.isEmpty()) {
            return new Reading(Optional.empty(), List.of(whole(file, IssueCode.UNREADABLE_FILE, "The name of a model ends in .perf.")));
        }
        Model model = read.get();
        List<Issue> issues = new ArrayList<>();
        for (Model each : Names.of(model).models()) {
            String name = each == model ? file.toString() : Source.file(each.eResource());
            Validation.validate((XtextResource) each.eResource()).forEach(finding -> issues.add(issue(name, finding)));
        }
        return new Reading(Optional.of(model), issues);
    }

    private static Issue issue(String file, Finding finding) {
        Source source = finding.source();
        return new Issue(finding.severity(), finding.code(), finding.message(), file, source.line(), source.column(),
                source.offset(), source.length(), finding.fixes());
    }

    /** An issue about a file as a whole. */
    static Issue whole(Path file, IssueCode code, String message) {
        return new Issue(code.severity(), code.id(), message, file.toString(), 1, 1, 0, 0, List.of());
    }
}

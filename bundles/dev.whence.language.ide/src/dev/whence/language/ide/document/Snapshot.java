package dev.whence.language.ide.document;

import dev.whence.compiler.Compiler;
import dev.whence.language.Issue;
import dev.whence.language.Reading;
import dev.whence.language.Severity;
import dev.whence.language.names.Names;
import dev.whence.language.perf.Model;
import dev.whence.language.types.Constants;
import dev.whence.language.types.Types;
import dev.whence.program.link.ModelException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.resource.XtextResource;

/** A file at one moment: its text, and what was read from it. Not for several threads at once. */
public final class Snapshot {

    private final String uri;
    private final Path file;
    private final String text;
    private final Lines lines;
    private final Reading reading;
    private List<Issue> issues;
    private dev.whence.program.Model compiled;
    private Types types;
    private Constants constants;

    Snapshot(String uri, Path file, String text, Reading reading) {
        this.uri = uri;
        this.file = file;
        this.text = text;
        this.reading = reading;
        lines = new Lines(text);
    }

    /** As the editor calls the file. */
    public String uri() {
        return uri;
    }

    /** The absolute path. */
    public Path file() {
        return file;
    }

    public String text() {
        return text;
    }

    public Lines lines() {
        return lines;
    }

    /** As much of the model as could be read; empty if the file could not be read at all. */
    public Optional<Model> model() {
        return reading.model();
    }

    public Optional<Names> names() {
        return model().map(Names::of);
    }

    public Optional<Types> types() {
        if (types == null && model().isPresent()) {
            types = Types.of(Names.of(model().get()));
        }
        return Optional.ofNullable(types);
    }

    public Optional<Constants> constants() {
        if (constants == null && model().isPresent()) {
            constants = Constants.of(Names.of(model().get()));
        }
        return Optional.ofNullable(constants);
    }

    /** The root of the syntax tree; null if there is none. */
    public ICompositeNode root() {
        return model().map(m -> ((XtextResource) m.eResource()).getParseResult().getRootNode()).orElse(null);
    }

    /** Everything in this file, in the order of the text. */
    public List<EObject> contents() {
        List<EObject> contents = new ArrayList<>();
        model().ifPresent(m -> m.eAllContents().forEachRemaining(contents::add));
        return contents;
    }

    /** All that is to be said about the file and what it imports, as {@code whence validate} says it. */
    public List<Issue> issues() {
        if (issues == null) {
            compile();
        }
        return issues;
    }

    /** About this file alone. */
    public List<Issue> own() {
        return issues().stream().filter(issue -> issue.file().equals(file.toString())).toList();
    }

    /** The model as it can be run; empty if it has errors. */
    public Optional<dev.whence.program.Model> compiled() {
        if (issues == null) {
            compile();
        }
        return Optional.ofNullable(compiled);
    }

    /** Whether another reading found the same texts, here and in what is imported. */
    public boolean hasSameTexts(Snapshot other) {
        return this == other || texts().equals(other.texts());
    }

    private List<String> texts() {
        return names().map(names -> names.models().stream()
                .map(each -> ((XtextResource) each.eResource()).getParseResult().getRootNode().getText()).toList()).orElse(List.of(text));
    }

    private void compile() {
        List<Issue> all = new ArrayList<>(reading.issues());
        if (!reading.hasErrors() && model().isPresent()) {
            try {
                compiled = Compiler.compile(model().get(), file.toString());
            } catch (ModelException wrong) {
                all.add(issue(wrong));
            }
        }
        issues = all;
    }

    /** What is found wrong only when the model is put together or run, at the line that it is about. */
    public Issue issue(ModelException wrong) {
        String where = wrong.at().file().isEmpty() ? file.toString() : wrong.at().file();
        boolean here = where.equals(file.toString()) && wrong.at().line() > 0;
        int start = here ? lines.start(wrong.at().line() - 1) : 0;
        int end = here ? lines.start(wrong.at().line()) : 0;
        int indent = text.substring(start, end).length() - text.substring(start, end).stripLeading().length();
        int length = text.substring(start, end).strip().length();
        return new Issue(Severity.ERROR, "run", wrong.getMessage(), where, Math.max(1, wrong.at().line()), 1 + indent, start + indent, length, List.of());
    }
}

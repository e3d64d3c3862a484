package dev.whence.cli;

import dev.whence.language.Documentation;
import dev.whence.language.Source;
import dev.whence.language.names.Names;
import dev.whence.language.names.Place;
import dev.whence.language.names.Step;
import dev.whence.language.perf.Case;
import dev.whence.language.perf.Entry;
import dev.whence.language.perf.Expectation;
import dev.whence.language.perf.Hypothesis;
import dev.whence.language.perf.Model;
import dev.whence.language.perf.Param;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.Process;
import dev.whence.language.perf.Show;
import dev.whence.language.perf.Sweep;
import dev.whence.program.At;
import dev.whence.report.Inventory;
import dev.whence.report.Inventory.Item;
import dev.whence.report.Inventory.Section;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/** Goes through a model, and what it imports, and writes down what there is, in the author's words. */
final class InventoryOfModel {
    private final Model model;
    private final Path file;
    private final List<Item> parameters = new ArrayList<>();
    private final List<Item> parts = new ArrayList<>();
    private final List<Item> processes = new ArrayList<>();
    private final List<Item> variants = new ArrayList<>();
    private final List<Item> hypotheses = new ArrayList<>();
    private final List<Item> expectations = new ArrayList<>();
    private final List<Item> shows = new ArrayList<>();

    InventoryOfModel(Model model, Path file) {
        this.model = model;
        this.file = file;
    }

    Inventory inventory() {
        for (Model each : Names.of(model).models()) {
            each.getEntries().forEach(this::entry);
        }
        return new Inventory(file.toString(), Documentation.ofFile(model).orElse(""),
            List.of(new Section("parameters", parameters), new Section("parts", parts), new Section("processes", processes),
                new Section("variants", variants), new Section("hypotheses", hypotheses), new Section("expectations", expectations),
                new Section("shows", shows)));
    }

    private void entry(Entry entry) {
        switch (entry) {
            case Param p -> parameters.add(item(p, p.getName(), value(p), p.getNote()));
            case Part p -> p.getNames().forEach(name -> part(Place.of(name)));
            case Process p -> processes.add(item(p, p.getName(), p.getOn() == null ? "" : "on " + text(p.getOn()), null));
            case Hypothesis h -> hypotheses.add(theCase(h));
            case Case c -> variants.add(theCase(c));
            case Expectation e -> expectations.add(item(e, text(e.getQuestion()), text(e.getCriterion()) + with(e.getSweeps()), e.getNote()));
            case Show s -> shows.add(item(s, list(s.getQuestions()), with(s.getSweeps()).strip(), s.getNote()));
            default -> { }
        }
    }

    /** What a copy has taken over is listed, too: it can be set and asked about. */
    private void part(Place place) {
        String kind = ((Part) place.entity().eContainer()).getKind().name().toLowerCase(Locale.ROOT);
        parts.add(item(place.entity(), place.path(), kind, null));
        Names.of(model).inside(place.entity()).forEach(inner -> part(place.then(new Step(inner, Optional.empty()))));
    }

    private static Item theCase(Case c) {
        String parents = list(c.getParents());
        return item(c, c.getName(), parents.isEmpty() ? "" : ": " + parents, c.getNote());
    }

    private static Item item(EObject object, String name, String value, String note) {
        return new Item(name, value, note == null ? "" : note, new At(Source.of(object).file(), Source.of(object).line()));
    }

    private static String value(Param p) {
        String range = p.getFrom() == null ? "" : " from " + text(p.getFrom()) + " to " + text(p.getTo());
        return text(p.getValue()) + range + (p.getStatus() == null ? "" : " " + p.getStatus());
    }

    private static String with(List<Sweep> sweeps) {
        return sweeps.isEmpty() ? "" : " with " + list(sweeps);
    }

    private static String list(List<? extends EObject> objects) {
        return String.join(", ", objects.stream().map(InventoryOfModel::text).toList());
    }

    private static String text(EObject object) {
        ICompositeNode node = object == null ? null : NodeModelUtils.findActualNodeFor(object);
        return node == null ? "" : NodeModelUtils.getTokenText(node).replaceAll("\\s+", " ").strip();
    }
}

package dev.whence.report;

import dev.whence.program.At;
import java.util.ArrayList;
import java.util.List;

/**
 * What a model has: its parameters, parts, processes, cases and questions.
 *
 * @param documentation the comment at the model's head, or empty
 */
public record Inventory(String model, String documentation, List<Section> sections) {
    private static final int LONGEST_NAME = 40;

    /** @param name in lower case, such as {@code parameters} */
    public record Section(String name, List<Item> items) {
    }

    /**
     * @param name or, of what has none, its text
     * @param value as written, or empty
     * @param note the author's, or empty
     * @param at where it is written, perhaps in an imported file
     */
    public record Item(String name, String value, String note, At at) {
    }

    public String text(TextStyle style) {
        Ink ink = new Ink(style);
        List<String> lines = new ArrayList<>();
        lines.add(ink.paint(model, Colour.BOLD));
        Words.wrap(Words.firstLine(documentation), ink.width()).forEach(line -> lines.add(ink.paint(line, Colour.DIM)));
        for (Section section : sections) {
            if (!section.items().isEmpty()) {
                lines.add("");
                lines.add(ink.paint(section.name(), Colour.BOLD));
                lines.addAll(grid(section, model).lines(2, ink));
            }
        }
        return String.join("\n", lines) + "\n";
    }

    private static Grid grid(Section section, String model) {
        Grid grid = new Grid(Grid.Align.RIGHT, Grid.Align.LEFT, Grid.Align.LEFT, Grid.Align.LEFT);
        for (Item item : section.items()) {
            Cell line = Cell.dim(SourceName.line(item.at(), model).replaceFirst("^line ", ""));
            if (Cell.width(item.name()) <= LONGEST_NAME) {
                grid.row(line, Cell.of(item.name()), Cell.of(item.value()), Cell.dim(item.note()));
            } else {
                grid.wide(line, Cell.of(item.name()));
                if (!item.value().isEmpty() || !item.note().isEmpty()) {
                    grid.row(Cell.EMPTY, Cell.EMPTY, Cell.of(item.value()), Cell.dim(item.note()));
                }
            }
        }
        return grid;
    }

    /** One object on one line; each section is an array under its name. */
    public String json() {
        return Json.line(json -> {
            json.put("version", Json.VERSION);
            json.put("model", model);
            json.put("documentation", documentation);
            for (Section section : sections) {
                json.array(section.name(), section.items(), item -> json.object(() -> {
                    json.put("name", item.name());
                    json.put("value", item.value().isEmpty() ? null : item.value());
                    json.put("note", item.note().isEmpty() ? null : item.note());
                    json.put("file", SourceName.file(item.at(), model));
                    json.put("line", item.at().line());
                }));
            }
        });
    }
}

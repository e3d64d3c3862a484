package dev.whence.report;

import com.google.gson.stream.JsonWriter;
import dev.whence.program.At;
import dev.whence.units.Dimension;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;

/** One JSON object on one line; what has no value is {@code null}, and so is what JSON has no number for. */
final class Json {
    /** Of the format that {@code docs/json.md} describes. */
    static final int VERSION = 1;

    private final StringWriter text = new StringWriter();
    private final JsonWriter writer = new JsonWriter(text);

    /** What stands between two braces. */
    interface Content {
        void write() throws IOException;
    }

    /** The whole of a line. */
    interface Line {
        void write(Json json) throws IOException;
    }

    private Json() {
        writer.setSerializeNulls(true);
        writer.setHtmlSafe(false);
    }

    /** One object, with what {@code content} puts into it. */
    static String line(Line content) {
        Json json = new Json();
        try {
            json.object(() -> content.write(json));
        } catch (IOException impossible) {
            throw new UncheckedIOException("a text in memory could not be written", impossible);
        }
        return json.text.toString();
    }

    void object(Content content) throws IOException {
        writer.beginObject();
        content.write();
        writer.endObject();
    }

    /** What to write for each element. */
    interface Element<T> {
        void write(T element) throws IOException;
    }

    <T> void array(String name, List<T> elements, Element<T> each) throws IOException {
        writer.name(name);
        array(elements, each);
    }

    <T> void array(List<T> elements, Element<T> each) throws IOException {
        writer.beginArray();
        for (T element : elements) {
            each.write(element);
        }
        writer.endArray();
    }

    void put(String name, String value) throws IOException {
        writer.name(name).value(value);
    }

    void put(String name, long value) throws IOException {
        writer.name(name).value(value);
    }

    void put(String name, Long value) throws IOException {
        writer.name(name).value(value);
    }

    void put(String name, Boolean value) throws IOException {
        writer.name(name).value(value);
    }

    void put(String name, double value) throws IOException {
        writer.name(name);
        number(value);
    }

    void text(String value) throws IOException {
        writer.value(value);
    }

    /** Whole numbers without a fraction, so that 40 is 40. */
    void number(double value) throws IOException {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            writer.nullValue();
        } else if (value == Math.rint(value) && Math.abs(value) < 1e15) {
            writer.value((long) value);
        } else {
            writer.value(value);
        }
    }

    /** One number, or the list where one was asked for. */
    void numbers(String name, List<Double> values, boolean list) throws IOException {
        writer.name(name);
        if (list) {
            array(values, this::number);
        } else {
            number(values.isEmpty() ? Double.NaN : values.get(0));
        }
    }

    void place(At at, String model) throws IOException {
        boolean known = at != null && at.line() > 0;
        put("file", known ? SourceName.file(at, model) : null);
        put("line", known ? Long.valueOf(at.line()) : null);
    }

    /** The SI unit of a dimension; empty for plain numbers. */
    static String unit(Dimension dimension) {
        return dimension.symbol();
    }
}

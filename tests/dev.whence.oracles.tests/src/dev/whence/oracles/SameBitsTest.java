package dev.whence.oracles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.analysis.Results.VariantResult;
import dev.whence.kernel.Simulation.Outcome;
import dev.whence.program.Model;
import dev.whence.program.link.Linked;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whichever way a model is run, its results are the same to the last bit. */
final class SameBitsTest {

    private static final long EVENTS = 5_000;

    static Stream<Path> models() {
        return Models.all();
    }

    @ParameterizedTest
    @MethodSource("models")
    void generatedBytecodeDoesWhatTheInterpreterDoes(Path file) {
        Model model = Models.of(file);
        Models.variants(model).forEach((variant, changes) -> {
            Linked linked = Reckoning.link(model, changes);

            assertThat(Reckoning.after(Reckoning.generated(linked, 7), linked.program(), EVENTS)).as(variant)
                    .isEqualTo(Reckoning.after(Reckoning.interpreted(linked, 7), linked.program(), EVENTS));
        });
    }

    @ParameterizedTest
    @MethodSource("models")
    void aRunInPartsIsTheRunInOne(Path file) {
        Model model = Models.of(file);
        Linked linked = Reckoning.link(model, Map.of());
        var whole = Reckoning.interpreted(linked, 7);
        var parts = Reckoning.interpreted(linked, 7);
        Reckoning expected = Reckoning.after(whole, linked.program(), EVENTS);
        for (int i = 1; i <= 16; i++) {
            parts.run(whole.now() / 16 * i, Long.MAX_VALUE, null);
        }
        parts.run(whole.now(), Long.MAX_VALUE, null);

        assertThat(Reckoning.of(parts, linked.program())).isEqualTo(expected);
    }

    /** Where every event is a run of its own nothing goes on to the next without having been scheduled. */
    @ParameterizedTest
    @MethodSource("models")
    void aRunEventByEventIsTheRunInOne(Path file) {
        Model model = Models.of(file);
        Linked linked = Reckoning.link(model, Map.of());
        var parts = Reckoning.generated(linked, 7);
        Outcome outcome = Outcome.EVENTS;
        while (parts.events() < EVENTS && outcome == Outcome.EVENTS) {
            outcome = parts.run(Long.MAX_VALUE / 2, parts.events() + 1, null);
        }

        assertThat(Reckoning.of(parts, linked.program()))
                .isEqualTo(Reckoning.after(Reckoning.generated(linked, 7), linked.program(), EVENTS));
    }

    @ParameterizedTest
    @MethodSource("models")
    void threadsDoNotMatter(Path file) {
        assertThat(Studies.on(2, Models.of(file))).isEqualTo(Studies.onOneThread(file));
    }

    @ParameterizedTest
    @MethodSource("models")
    void aModelThatHasTravelledGivesTheSameResults(Path file) throws Exception {
        Model model = Models.of(file);
        Model travelled = there(model);

        assertThat(travelled).isEqualTo(model);
        Models.variants(model).forEach((variant, changes) -> {
            Linked before = Reckoning.link(model, changes);
            Linked after = Reckoning.link(travelled, Models.variants(travelled).get(variant));
            assertThat(Reckoning.after(Reckoning.generated(after, 7), after.program(), EVENTS)).as(variant)
                    .isEqualTo(Reckoning.after(Reckoning.generated(before, 7), before.program(), EVENTS));
        });
    }

    @ParameterizedTest
    @MethodSource("models")
    void whetherTiesMatterIsReportedForEachVariant(Path file) {
        List<VariantResult> variants = Studies.onOneThread(file).variants();

        assertThat(variants).isNotEmpty().allSatisfy(v -> {
            assertThat(v.tiesMatter()).as(v.name()).isNotNull();
            assertThat(v.ties() > 0 || !v.tiesMatter()).as("%s has no ties, so they cannot matter", v.name()).isTrue();
        });
    }

    private static Model there(Model model) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(model);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (Model) in.readObject();
        }
    }
}

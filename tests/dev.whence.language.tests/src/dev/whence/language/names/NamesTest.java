package dev.whence.language.names;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.language.TestLanguage;
import dev.whence.language.perf.Case;
import dev.whence.language.perf.Model;
import dev.whence.language.perf.Reference;
import dev.whence.language.properties.Owner;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.junit.jupiter.api.Test;

class NamesTest {

    private static final String MODEL = """
            unit word = 36 bit
            param t = 4 ms
            param acks = false
            message Req { size = 100 byte }
            machine vax[2] {
                scheduler = lcfs
                disk drive { rotation = 3600 rpm track = 16 KiB setup = t }
                file data[3] on drive
            }
            machine copy : vax { disk spare { service = 1 ms } }
            machine other { disk drive { service = 1 ms } }
            channel c between p and q
            routine work(n) { compute n as user let k = 2 compute k * 1 ms }
            process p on vax {
                forever {
                    time round { do work(3 ms) read 3 word from data[self] }
                    if acks { send Req to q }
                    count rounds
                }
            }
            process q on copy { on Req from p { compute drive.setup } }
            variant fast { vax.speed = 2 }
            variant faster : fast { copy.drive.setup = 1 ms t = 2 ms }
            expect rate(rounds) in fast is 3/s
            expect schedule(vax) is [p, q, p]
            show busy(vax, user), spent(round, rotation), spent(round, drive), mean(round) with t = [1, 2] ms
            """;

    private final Model model = TestLanguage.read(MODEL).model().orElseThrow();
    private final Names names = Names.of(model);

    /** The meaning of the n-th reference that is written so, from 0. */
    private Meaning meaning(String written, int n) {
        return names.meaning(reference(written, n));
    }

    private Reference reference(String written, int n) {
        List<Reference> found = new ArrayList<>();
        for (Iterator<EObject> all = model.eAllContents(); all.hasNext();) {
            if (all.next() instanceof Reference reference
                    && NodeModelUtils.getTokenText(NodeModelUtils.getNode(reference)).equals(written)) {
                found.add(reference);
            }
        }
        return found.get(n);
    }

    private String place(String written, int n) {
        return ((Meaning.Thing) meaning(written, n)).place().path();
    }

    @Test
    void aValueIsAParameterALocalOrAUnit() {
        assertThat(meaning("t", 0)).isInstanceOf(Meaning.Parameter.class);
        assertThat(meaning("n", 0)).isInstanceOf(Meaning.Local.class);
        assertThat(meaning("k", 0)).isInstanceOf(Meaning.Local.class);
        assertThat(meaning("self", 0)).isInstanceOf(Meaning.Self.class);
        assertThat(meaning("s", 0)).isInstanceOf(Meaning.UnitOf.class);
        assertThat(meaning("acks", 0)).isInstanceOf(Meaning.Parameter.class);
    }

    @Test
    void aWordOfAPropertyIsOneOnlyAsItsValue() {
        assertThat(meaning("lcfs", 0)).isEqualTo(new Meaning.Alternative("lcfs"));
    }

    @Test
    void insideAMachinesProcessItsOwnPartsComeFirst() {
        assertThat(place("data[self]", 0)).isEqualTo("vax.data");
        assertThat(((Meaning.PropertyOf) meaning("drive.setup", 0)).place().path()).isEqualTo("copy.drive");
    }

    @Test
    void insideAPartItsOwnPartsComeFirst() {
        assertThat(place("drive", 0)).isEqualTo("vax.drive");
    }

    @Test
    void anIndexIsKeptWithItsStep() {
        Place place = ((Meaning.Thing) meaning("data[self]", 0)).place();
        assertThat(place.steps()).hasSize(2);
        assertThat(place.steps().get(0).index()).isEmpty();
        assertThat(place.steps().get(1).index()).isPresent();
    }

    @Test
    void aCopyHasThePartsOfItsOriginalAndItsOwn() {
        Meaning.PropertyOf changed = (Meaning.PropertyOf) meaning("copy.drive.setup", 0);
        assertThat(changed.place().path()).isEqualTo("copy.drive");
        assertThat(changed.property().name()).isEqualTo("setup");
        assertThat(names.inside(changed.place().steps().get(0).entity())).extracting("name")
                .containsExactly("spare", "drive", "data");
        assertThat(names.setting(changed.place().entity(), "setup")).isPresent();
        assertThat(names.setting(changed.place().entity(), "lead")).isEmpty();
    }

    @Test
    void aQuestionIsAboutACounterASpanOrAThing() {
        assertThat(meaning("rounds", 0)).isEqualTo(new Meaning.Counter("rounds"));
        assertThat(meaning("round", 0)).isEqualTo(new Meaning.Span("round"));
        assertThat(meaning("user", 0)).isEqualTo(new Meaning.Label("user"));
        assertThat(meaning("rotation", 0)).isEqualTo(new Meaning.Reason("rotation"));
        assertThat(meaning("drive", 1)).isInstanceOf(Meaning.Unresolved.class);
    }

    @Test
    void aScheduleIsAListOfProcesses() {
        assertThat(place("q", 2)).isEqualTo("q");
        assertThat(Owner.of(((Meaning.Thing) meaning("q", 2)).place().entity())).isEqualTo(Owner.PROCESS);
    }

    @Test
    void messagesRoutinesAndCasesAreLookedForWhereTheyAreAskedFor() {
        assertThat(place("Req", 0)).isEqualTo("Req");
        assertThat(meaning("work", 0)).isInstanceOf(Meaning.Subroutine.class);
        assertThat(meaning("fast", 0)).isInstanceOf(Meaning.CaseOf.class);
    }

    @Test
    void whatACaseChangesBeginsWithItsParentsChanges() {
        Case faster = names.declarations().cases().get("faster").get(0);
        assertThat(names.ancestry(faster)).extracting(Case::getName).containsExactly("fast", "faster");
        assertThat(names.changes(faster)).hasSize(3);
    }

    @Test
    void anUnknownNameIsAnsweredWithTheNearest() {
        assertThat(Spelling.nearest("rotatoin", List.of("rotation", "routine", "track"))).containsExactly("rotation");
        assertThat(Spelling.nearest("A", List.of("B", "a"))).containsExactly("B", "a");
        assertThat(Spelling.nearest("zork", List.of("rotation", "track"))).isEmpty();
    }

    @Test
    void exchangedNeighboursCountAsOneMistake() {
        assertThat(Spelling.distance("from", "form")).isEqualTo(1);
        assertThat(Spelling.distance("kib", "KiB")).isEqualTo(1);
        assertThat(Spelling.distance("read", "write")).isGreaterThan(2);
    }

    @Test
    void theNamesOfAModelAreMadeOnce() {
        assertThat(Names.of(model)).isSameAs(names);
    }
}

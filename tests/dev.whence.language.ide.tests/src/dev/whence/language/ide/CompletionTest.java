package dev.whence.language.ide;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In each text the caret stands where the bar is. */
class CompletionTest {

    private static final String MODEL = """
            param delay = 4 ms
            param amount = 4 KiB
            unit block = 4 KiB
            message Req { size = 1 KiB }
            machine vax { disk drive { service = delay }  file data on drive  station clerk  lock table }
            machine spare
            channel talk between A and B
            routine work(n) { compute n * delay as user }
            process A on vax { forever { time round { do work(2)  read amount from data  count blocks by 2 block  send Req to B } } }
            process B on spare { on Req { compute 1 ms } }
            variant fast { vax.speed = 2 }
            """;

    @TempDir
    private Path folder;

    private List<CompletionItem> items(String behind) {
        String text = MODEL + behind;
        int caret = text.indexOf('|');
        try (Editor editor = new Editor(folder).open("a.perf", text.replace("|", ""))) {
            return Editor.get(editor.server().getTextDocumentService().completion(new CompletionParams(editor.document("a.perf"),
                    editor.position("a.perf", caret)))).getLeft();
        }
    }

    private List<String> labels(String behind) {
        return items(behind).stream().map(CompletionItem::getLabel).toList();
    }

    @Test
    void atTheTopStandEntriesAndTheirTemplates() {
        assertThat(labels("|")).contains("machine", "process", "expect", "hypothesis", "disk: mechanical disk", "channel: stream (TCP)")
                .doesNotContain("compute", "cores", "delay");
    }

    @Test
    void aMachineOffersItsPropertiesWithTheirSentenceAndWhatCanBeInside() {
        List<CompletionItem> items = items("machine m { | }\n");
        assertThat(items).extracting(CompletionItem::getLabel).contains("cores", "speed", "scheduler", "disk", "station").doesNotContain("rotation", "compute");
        CompletionItem cores = items.stream().filter(item -> item.getLabel().equals("cores")).findFirst().orElseThrow();
        assertThat(cores.getDocumentation().getLeft()).isEqualTo("How many processors it has.");
        assertThat(cores.getTextEdit().getLeft().getNewText()).isEqualTo("cores = 3");
    }

    @Test
    void whatIsSetAlreadyIsNotOfferedAgain() {
        assertThat(labels("machine m { cores = 2  | }\n")).contains("speed").doesNotContain("cores");
    }

    @Test
    void aPropertyOffersItsWords() {
        assertThat(labels("machine m { scheduler = | }\n")).contains("fcfs", "round_robin", "ps").doesNotContain("delay", "exponential");
    }

    @Test
    void aProcessOffersStatementsAndItsProperties() {
        assertThat(labels("process p on vax { | }\n")).contains("compute", "forever", "send", "priority", "forever: endless loop").doesNotContain("expect", "cores");
    }

    @Test
    void aNumberOffersTheUnitsThatFit() {
        assertThat(labels("process p on vax { compute 4 | }\n")).contains("ms", "us").doesNotContain("KiB", "block");
        assertThat(labels("process p on vax { read 4 | from data }\n")).contains("KiB", "block").doesNotContain("ms");
        assertThat(labels("link l { bandwidth = 50 kbit/| }\n")).contains("s", "ms").doesNotContain("KiB");
        assertThat(labels("expect rate(blocks) is 4 |\n")).contains("KiB", "block");
    }

    @Test
    void aDurationOffersTheParametersThatAreOne() {
        assertThat(labels("process p on vax { compute | }\n")).contains("delay", "vax", "exponential").doesNotContain("amount");
    }

    @Test
    void eachPlaceOffersThingsOfItsKind() {
        assertThat(labels("process p on | { }\n")).contains("vax", "spare").doesNotContain("drive", "delay");
        assertThat(labels("process p on vax { read 1 byte from | }\n")).contains("data").doesNotContain("vax", "drive", "A");
        assertThat(labels("process p on vax { use | }\n")).contains("clerk").doesNotContain("data");
        assertThat(labels("process p on vax { send Req to | }\n")).contains("A", "B").doesNotContain("vax");
        assertThat(labels("process p on vax { receive | }\n")).contains("Req", "any").doesNotContain("vax");
        assertThat(labels("process p on vax { do | }\n")).contains("work").doesNotContain("vax");
        assertThat(labels("show rate(blocks) in |\n")).contains("fast", "base").doesNotContain("vax");
    }

    @Test
    void behindADotStandsWhatIsInsideAndTheProperties() {
        assertThat(labels("variant v { vax.| }\n")).contains("drive", "clerk", "speed", "cores").doesNotContain("delay", "spare");
        assertThat(labels("variant v { vax.drive.| }\n")).contains("setup", "service").doesNotContain("cores");
    }

    @Test
    void aQuestionOffersWhatItCanBeAbout() {
        assertThat(labels("expect |\n")).contains("rate", "utilization", "spent");
        assertThat(labels("expect rate(|)\n")).contains("blocks", "A", "talk", "data").doesNotContain("vax", "round");
        assertThat(labels("expect mean(|)\n")).contains("round", "A").doesNotContain("blocks");
        assertThat(labels("show spent(round, |)\n")).contains("rotation", "work", "user", "drive");
    }

    @Test
    void aVariantOffersWhatCanBeChanged() {
        assertThat(labels("variant v { | }\n")).contains("delay", "vax", "A").doesNotContain("fit", "compute");
        assertThat(labels("hypothesis h { | }\n")).contains("fit", "delay");
    }

    @Test
    void locallyKnownValuesAreOffered() {
        assertThat(labels("routine r(cost) { let twice = 2 * cost  compute | }\n")).contains("cost", "twice");
    }

    @Test
    void commentsAndTextsOfferNothing() {
        assertThat(labels("// co|\n")).isEmpty();
        assertThat(labels("param x = 1 \"co|\"\n")).isEmpty();
    }

    @Test
    void anEditorWithoutPlaceholdersGetsPlainText() {
        assertThat(items("process p on vax { compute | }\n")).allMatch(item -> !item.getTextEdit().getLeft().getNewText().contains("$"));
    }
}

package dev.whence.language.ide;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each fix is asked for and applied as an editor does; afterwards the issue is gone, and no other has come. */
class QuickFixTest {

    @TempDir
    private static Path folder;
    private static Editor editor;
    private static int number;

    @BeforeAll
    static void start() {
        editor = new Editor(folder);
    }

    @AfterAll
    static void stop() {
        editor.close();
    }

    /**
     * @param code of the issue
     * @param text in which it is found
     * @param title of the fix
     * @param after a part of the text afterwards
     */
    record Row(String code, String text, String title, String after) {
        @Override
        public String toString() {
            return code + ": " + title;
        }
    }

    private static String on(String process) {
        return "machine m { disk d { service = 5 ms }  file f on d }\nprocess p on m { forever { read 1 byte from f  " + process + " } }\n";
    }

    private static String pair(String a, String b) {
        return "message Req { size = 100 byte }\nmachine m\nchannel c between A and B\nprocess A on m { forever { compute 1 ms  " + a
                + " } }\nprocess B on m { " + b + " }\n";
    }

    private static String sent(String link, String channel) {
        return "message Req { size = 100 byte }\nmachine m\nlink l { bandwidth = 50 kbit/s " + link + " }\nchannel c between A and B over l { " + channel
                + " }\nprocess A on m { forever { compute 1 ms  send Req to B } }\nprocess B on m { on Req { compute 1 ms } }\n";
    }

    static Stream<Row> rows() {
        return Stream.of(
                new Row("unknown_name", "param delay = 1 ms\n" + on("compute dealy"), "Write delay", "compute delay"),
                new Row("unknown_property", on("compute 1 ms").replace("service", "servise"), "Write service", "service = 5 ms"),
                new Row("unknown_case", on("count n") + "variant fast { m.speed = 2 }\nshow rate(n) in fest\n", "Write fast", "in fast"),
                new Row("unknown_routine", "routine work() { compute 1 ms }\n" + on("do wrok()"), "Write work", "do work()"),
                new Row("unknown_word", on("conpute 1 ms"), "Write compute", "compute 1 ms"),
                new Row("unknown_unit", on("compute 1 msec"), "Write ms", "compute 1 ms"),
                new Row("unknown_unit", on("read 4 KB from f"), "Write KiB", "read 4 KiB"),
                new Row("unknown_unit", on("read 4 KB from f"), "Write kB", "read 4 kB"),
                new Row("missing_unit", on("compute 5"), "Write 5 ms", "compute 5 ms"),
                new Row("missing_operator", "param n = 3\nunit block = 4 KiB\n" + on("read n block from f"), "Write * block", "n * block"),
                new Row("syntax", "param n = 1,5\n" + on("compute n * 1 ms"), "Write .", "n = 1.5"),
                new Row("unexpected_character", on("compute 1 ms;"), "Remove ;", "compute 1 ms }"),
                new Row("unclosed_text", "param n = 1 \"why\n" + on("compute n * 1 ms"), "Close the text", "\"why\"\n"),
                new Row("unclosed_comment", on("compute 1 ms") + "/* done", "Close the comment", "/* done */"),
                new Row("bit_or_byte", on("read 4 kb from f"), "Write 4 kB", "read 4 kB"),
                new Row("bit_or_byte", on("read 4 kb from f"), "Write 4 kbit", "read 4 kbit"),
                new Row("mixed_data_units", on("read 4 KiB from f  read 4 kB from f"), "Write 4 KiB", "read 4 KiB from f  read 4 KiB"),
                new Row("unknown_function", on("compute exponental(1 ms)"), "Write exponential", "exponential(1 ms)"),
                new Row("ambiguous_name", "machine a { disk d { service = 1 ms } }\nmachine b { disk d { service = 1 ms } }\nfile f on a.d\nfile g on b.d\n"
                        + "process p on a { forever { read 1 byte from f read 1 byte from g } }\nshow utilization(d)\n", "Write a.d", "utilization(a.d)"),
                new Row("not_changeable", on("count n") + "variant v { m = 2 }\nshow rate(n) in v\n", "Write m.count", "{ m.count = 2 }"),
                new Row("wrong_kind", on("read 1 byte from d"), "Write f", "from f } }"),
                new Row("unused_parameter", "param x = 3\n" + on("compute 1 ms"), "Remove param x = 3", "machine m"),
                new Row("unused_routine", "routine work() { compute 1 ms }\n" + on("compute 1 ms"), "Remove routine work() { compute 1 ms }", "machine m"),
                new Row("unused_message", pair("send Req to B", "on Req { compute 1 ms }").replace("message Req", "message Ack, Req"), "Remove Ack", "message Req {"),
                new Row("unused_part", on("compute 1 ms") + "station s\n", "Remove s", "} }\n"),
                new Row("duplicate_setting", on("compute 1 ms").replace("service = 5 ms", "service = 5 ms  service = 6 ms"), "Remove service = 6 ms", "{ service = 5 ms }"),
                new Row("duplicate_name", on("compute 1 ms") + "process p on m { compute 1 ms }\n", "Name it p_2", "process p_2 on m"),
                new Row("duplicate_change", on("count n") + "variant v { m.speed = 2  m.speed = 3 }\nshow rate(n) in v\n", "Remove m.speed = 3", "{ m.speed = 2 }"),
                new Row("out_of_bounds", on("compute 1 ms").replace("machine m {", "machine m { cores = 1.5 "), "Write 2", "cores = 2"),
                new Row("default_outside_range", "param x = 5 ms from 0 ms to 4 ms\n" + on("compute x"), "Write 4 ms", "x = 4 ms from"),
                new Row("default_outside_range", "param x = 5 ms from 0 ms to 4 ms\n" + on("compute x"), "Let the range end at 5 ms", "to 5 ms"),
                new Row("outside_range", "param x = 1 ms from 0 ms to 4 ms\n" + on("compute x count n") + "variant v { x = 5 ms }\nshow rate(n) in v\n", "Write 4 ms", "{ x = 4 ms }"),
                new Row("range_reversed", "param x = 1 ms from 4 ms to 0 ms\n" + on("compute x"), "Exchange the ends of the range", "from 0 ms to 4 ms"),
                new Row("negative_duration", on("compute -1 ms"), "Write 1 ms", "compute 1 ms"),
                new Row("zero_period", on("every 0 s { compute 1 ms }"), "Write 1 s", "every 1 s {"),
                new Row("amount_not_positive", on("read 0 byte from f"), "Write 1 byte", "f  read 1 byte"),
                new Row("repeat_count", on("repeat 2.5 { compute 1 ms }"), "Write 3", "repeat 3 {"),
                new Row("index_out_of_range", "machine m\nprocess p[2] on m { forever { compute 1 ms } }\nshow rate(p[3])\n", "Write 1", "rate(p[1])"),
                new Row("index_without_meaning", "machine m\nprocess p[2] on m { forever { compute 1 ms } }\nshow mean(p[2])\n", "Remove the index", "mean(p)"),
                new Row("tolerance", "machine m\nprocess p on m { forever { compute 1 ms } }\nexpect rate(p) is 1000/s within 5\n", "Write 5%", "within 5%"),
                new Row("tolerance", "machine m\nprocess p on m { forever { compute 1 ms } }\nexpect rate(p) is 1000/s within 0.05\n", "Write 5%", "within 5%"),
                new Row("instance_count", "machine m[1.5]\nprocess p on m { forever { compute 1 ms } }\n", "Write 2", "machine m[2]"),
                new Row("probability", on("choose { 25: { compute 1 ms } 75%: { compute 2 ms } }"), "Write 25%", "25%: {"),
                new Row("probability_sum", on("choose { 25%: { compute 1 ms } 65%: { compute 2 ms } }"), "Give the last branch 75%", "75%: {"),
                new Row("dimension_mismatch", on("compute 4 KiB"), "Write 4 ms", "compute 4 ms"),
                new Row("distribution_not_allowed", on("compute 1 ms").replace("machine m {", "machine m { speed = exponential(2) "), "Write its mean, 2", "speed = 2 "),
                new Row("list_not_allowed", on("compute [1, 2] ms"), "Write 1 ms", "compute 1 ms"),
                new Row("ratio_over_one", on("compute 1 ms") + "expect utilization(m) at most 90\n", "Write 90%", "at most 90%"),
                new Row("share_out_of_range", on("time t { compute 1 ms }") + "show quantile(t, 95)\n", "Write 95%", "quantile(t, 95%)"),
                new Row("tolerance", on("count n") + "expect rate(n) is 1/s within -5%\n", "Write 5%", "within 5%"),
                new Row("sweep_step", "param x = 1 ms\n" + on("compute x count n") + "show rate(n) with x from 1 ms to 4 ms step -1 ms\n", "Write 1 ms", "step 1 ms"),
                new Row("no_machine", "machine m\nprocess p { forever { compute 1 ms } }\n", "Put it on m", "process p on m {"),
                new Row("loop_without_time", "machine m\nprocess p on m { forever { count n } }\n", "Let it sleep 1 ms", "forever { sleep 1 ms  count n }"),
                new Row("unreachable", "machine m\nprocess p on m { forever { compute 1 ms } compute 2 ms }\n", "Remove compute 2 ms", "{ compute 1 ms } }"),
                new Row("setting_after_statement", "machine m\nprocess p on m { compute 1 ms priority = 1 }\n", "Move it before the statements", "{ priority = 1 compute 1 ms"),
                new Row("nested_handler", pair("send Req to B", "forever { on Req { compute 1 ms } }"), "Write receive", "forever { receive Req compute 1 ms }"),
                new Row("no_channel", pair("send Req to B", "on Req { compute 1 ms }").replace("channel c between A and B\n", ""), "Connect A and B by a channel",
                        "channel A_B between A and B\nprocess A"),
                new Row("never_sent", pair("send Req to B", "on Req { compute 1 ms } on any from B { compute 1 ms }"), "Remove on any from B { compute 1 ms }", "on Req { compute 1 ms }"),
                new Row("never_received", pair("send Req to B", "sleep 1 ms"), "Let B handle it", "on Req from A { }"),
                new Row("fit_outside_hypothesis", "param x = 1 ms\n" + on("compute x count n") + "variant v { fit x from 1 ms to 2 ms }\nexpect rate(n) is 1/s\n", "Make v a hypothesis", "hypothesis v {"),
                new Row("channel_ends", pair("send Req to B", "on Req { compute 1 ms }").replace("channel c between A and B", "channel c"), "Put it between A and B",
                        "channel c between A and B"),
                new Row("message_without_size", pair("send Req to B", "on Req { compute 1 ms }").replace(" { size = 100 byte }", ""), "Write size = 100 byte", "message Req { size = 100 byte }"),
                new Row("header_over_message", sent("", "message = 72 bit header = 72 bit"), "Remove header", "message = 72 bit }"),
                new Row("window_below_message", sent("", "message = 8096 bit window = 800 bit"), "Write 8096 bit", "window = 8096 bit"),
                new Row("message_over_packet", sent("packet = 1012 bit", "message = 2030 bit"), "Write 2024 bit: 2 full packets", "message = 2024 bit"),
                new Row("overhead_over_packet", sent("packet = 1012 bit overhead = 172 byte", ""), "Write 172 bit", "overhead = 172 bit"),
                new Row("reserve_over_bandwidth", sent("reserve = 60 kbit/s", ""), "Remove reserve", "bandwidth = 50 kbit/s }"),
                new Row("no_effect", sent("", "nagle = true"), "Remove nagle = true", "over l { }"),
                new Row("file_not_on_disk", on("compute 1 ms").replace("file f on d", "file f"), "Put it on d", "file f on d"),
                new Row("disk_without_form", on("compute 1 ms").replace("service = 5 ms", ""), "Write service = 10 ms", "service = 10 ms"),
                new Row("disk_without_form", on("compute 1 ms").replace("service = 5 ms", "rotation = 3600 rpm"), "Write track = 16 KiB", "track = 16 KiB"),
                new Row("disk_forms_conflict", on("compute 1 ms").replace("service = 5 ms", "service = 5 ms  rotation = 3600 rpm  track = 16 KiB"), "Remove service",
                        "{ rotation = 3600 rpm  track = 16 KiB }"),
                new Row("slot_missed", "machine m { disk d { rotation = 3600 rpm track = 16 KiB setup = 5 ms }\nfile f on d { block = 4 KiB gap = 1 } }\n"
                        + "process p on m { forever { read 4 KiB from f } }\n", "Leave a gap of d.setup", "gap = d.setup"),
                new Row("quantum_below_switch", "machine m { scheduler = round_robin(1 ms) switch = 2 ms }\nprocess p on m { forever { compute 1 ms } }\n",
                        "Make the quantum 20 ms, ten times the switch", "round_robin(20 ms)"));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theFixMendsTheIssueAndCausesNoOther(Row row) {
        String name = "fix" + number++ + ".perf";
        editor.open(name, row.text());
        List<Diagnostic> before = editor.diagnostics(name);
        List<Diagnostic> meant = before.stream().filter(each -> Editor.code(each).equals(row.code())).toList();
        assertThat(meant).as("what is found: " + before).isNotEmpty();
        List<CodeAction> actions = actions(name, meant.get(0));
        assertThat(actions).extracting(CodeAction::getTitle).contains(row.title());
        CodeAction action = actions.stream().filter(each -> each.getTitle().equals(row.title())).findFirst().orElseThrow();
        assertThat(action.getDiagnostics()).containsExactly(meant.get(0));
        String after = editor.applied(name, action.getEdit().getChanges().get(editor.uri(name)));
        assertThat(after).contains(row.after());
        editor.replace(name, 0, row.text().length(), after);
        List<String> left = new ArrayList<>(editor.diagnostics(name).stream().map(Editor::code).toList());
        List<String> expected = new ArrayList<>(before.stream().map(Editor::code).toList());
        expected.remove(row.code());
        assertThat(expected).as("what is said afterwards").containsAll(left);
        assertThat(left).hasSizeLessThanOrEqualTo(expected.size());
        editor.close(name);
    }

    private static List<CodeAction> actions(String name, Diagnostic about) {
        return Editor.get(editor.server().getTextDocumentService().codeAction(new CodeActionParams(editor.document(name), about.getRange(),
                new CodeActionContext(List.of(about))))).stream().map(each -> each.getRight()).toList();
    }

    @Test
    void thereAreFixesForMoreThanFiftyCodes() {
        Set<String> codes = new HashSet<>();
        rows().forEach(row -> codes.add(row.code()));
        assertThat(codes).hasSizeGreaterThan(50);
    }

    @Test
    void aRangeWithoutAStatusCanBeMarkedAsAssumed() {
        String text = "param x = 1 ms  from 0 ms to 4 ms\n" + on("compute x");
        editor.open("assumed.perf", text);
        CodeAction action = Editor.get(editor.server().getTextDocumentService().codeAction(new CodeActionParams(editor.document("assumed.perf"),
                new Range(editor.at("assumed.perf", "x ="), editor.at("assumed.perf", "x =")), new CodeActionContext(List.of())))).get(0).getRight();
        assertThat(action.getTitle()).isEqualTo("Mark x as assumed");
        assertThat(editor.applied("assumed.perf", action.getEdit().getChanges().get(editor.uri("assumed.perf")))).contains("to 4 ms  assumed\n");
    }

    @Test
    void wordsThatNobodyCouldHaveMeantHaveNoFix() {
        editor.open("strange.perf", on("compute xylophone"));
        assertThat(actions("strange.perf", editor.diagnostics("strange.perf").get(0))).isEmpty();
    }
}

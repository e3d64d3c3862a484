package dev.whence.language.parser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.language.Issue;
import dev.whence.language.Reading;
import dev.whence.language.TestFiles;
import dev.whence.language.TestLanguage;
import dev.whence.language.perf.Binary;
import dev.whence.language.perf.Compute;
import dev.whence.language.perf.Entry;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.InCase;
import dev.whence.language.perf.ListLiteral;
import dev.whence.language.perf.Model;
import dev.whence.language.perf.NumberLiteral;
import dev.whence.language.perf.Param;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.Process;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Show;
import dev.whence.language.perf.Unary;
import dev.whence.language.perf.Variant;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ParsingTest {

    static List<Path> examples() {
        return TestFiles.examples();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyExampleIsReadWithoutAnError(Path example) {
        assertThat(TestLanguage.reader().read(example).issues()).noneMatch(Issue::isError);
    }

    private static Model model(String text) {
        Reading reading = TestLanguage.read(text);
        assertThat(reading.issues()).filteredOn(issue -> issue.code().equals("syntax") || issue.code().equals("unknown_word"))
                .isEmpty();
        return reading.model().orElseThrow();
    }

    private static Expression value(String expression) {
        return ((Param) model("param x = " + expression).getEntries().get(0)).getValue();
    }

    @Test
    void anEmptyFileIsAModel() {
        assertThat(model("").getEntries()).isEmpty();
        assertThat(model("// nothing\n").getEntries()).isEmpty();
    }

    @Test
    void whatStandsBehindANumberOnTheSameLineIsItsUnit() {
        assertThat(((NumberLiteral) value("4 ms")).getUnit()).isEqualTo("ms");
        assertThat(((NumberLiteral) value("4ms")).getUnit()).isEqualTo("ms");
        assertThat(((NumberLiteral) value("2.5 kbit")).getValue()).isEqualTo("2.5");
        assertThat(((NumberLiteral) value("50%")).getUnit()).isEqualTo("%");
        assertThat(((ListLiteral) value("[20, 13.5] kbit")).getUnit()).isEqualTo("kbit");
        assertThat(((NumberLiteral) value("1_000")).getValue()).isEqualTo("1_000");
    }

    @Test
    void whatStandsBehindANumberBeginsTheNextSettingIfItIsOne() {
        Part part = (Part) model("disk d { heads = 2 cylinders = 3 track = 4 KiB }").getEntries().get(0);
        assertThat(part.getSettings()).hasSize(3).first()
                .satisfies(s -> assertThat(((NumberLiteral) s.getValue()).getUnit()).isNull());
        Variant variant = (Variant) model("variant v { A.count = 2 B.count = 3 C[1].count = 4 }").getEntries().get(0);
        assertThat(variant.getChanges()).hasSize(3);
    }

    @Test
    void whatStandsOnTheNextLineIsNoUnit() {
        Part part = (Part) model("disk d { heads = 2\n cylinders = 3 }").getEntries().get(0);
        assertThat(part.getSettings()).hasSize(2);
    }

    @Test
    void aNumberAndItsUnitBindTighterThanAnyOperator() {
        Binary quotient = (Binary) value("50 us/word");
        assertThat(quotient.getOperator()).isEqualTo("/");
        assertThat(((NumberLiteral) quotient.getLeft()).getUnit()).isEqualTo("us");
    }

    @Test
    void operatorsBindAsInMathematics() {
        Binary sum = (Binary) value("1 + 2 * 3 - 4");
        assertThat(sum.getOperator()).isEqualTo("-");
        assertThat(((Binary) sum.getLeft()).getOperator()).isEqualTo("+");
        Binary condition = (Binary) value("true or not false and 1 < 2");
        assertThat(condition.getOperator()).isEqualTo("or");
        Binary and = (Binary) condition.getRight();
        assertThat(and.getLeft()).isInstanceOf(Unary.class);
        assertThat(((Binary) and.getRight()).getOperator()).isEqualTo("<");
    }

    @Test
    void inBindsToWhatStandsBeforeIt() {
        Show show = (Show) model("show rate(x) in a / rate(x) in [b, c]").getEntries().get(0);
        Binary quotient = (Binary) show.getQuestions().get(0);
        assertThat(((InCase) quotient.getLeft()).isSeveral()).isFalse();
        assertThat(((InCase) quotient.getRight()).getCases()).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"machine", "message", "count", "time", "lock", "given", "tunable", "send", "read", "variant", "show",
            "fit", "least", "random", "import", "do", "let"})
    void aKeywordMayBeAName(String word) {
        assertThat(((Param) model("param " + word + " = 3").getEntries().get(0)).getName()).isEqualTo(word);
        assertThat(((Reference) value(word)).getSegments().get(0).getName()).isEqualTo(word);
    }

    @ParameterizedTest
    @ValueSource(strings = {"and", "any", "as", "at", "between", "by", "else", "every", "false", "for", "from", "if", "in", "is",
            "not", "on", "or", "over", "step", "to", "true", "with", "within"})
    void theTwentyThreeHardWordsAreNamesOnlyWithACaret(String word) {
        assertThat(TestLanguage.issues("param " + word + " = 3 ms")).first()
                .satisfies(issue -> assertThat(issue.message())
                        .isEqualTo("The keyword " + word + " cannot be a name: write ^" + word + ", or choose another."));
        assertThat(((Param) model("param ^" + word + " = 3").getEntries().get(0)).getName()).isEqualTo(word);
    }

    @Test
    void settingsThatAreNamedLikeStatementsAreTold() {
        Process process = (Process) model("process p { count = 2 compute = 3 compute 1 ms count x }").getEntries().get(0);
        assertThat(process.getSettings()).hasSize(2);
        assertThat(process.getStatements()).hasSize(2).first().isInstanceOf(Compute.class);
    }

    @Test
    void textsKeepTheirQuotesAndBackslashes() {
        Param param = (Param) model("param x = 3 \"say \\\"no\\\" to \\\\\"").getEntries().get(0);
        assertThat(param.getNote()).isEqualTo("say \"no\" to \\");
    }

    @Test
    void lettersOfOtherAlphabetsMayStandInNames() {
        List<Entry> entries = model("param größe = 3\nparam λ = 4 µs\n").getEntries();
        assertThat(entries).extracting(e -> ((Param) e).getName()).containsExactly("größe", "λ");
    }

    @Test
    void windowsLineEndsAndAByteOrderMarkAreWhiteSpace() {
        assertThat(model("\uFEFFparam x = 3\r\nparam y = 4\r\n").getEntries()).hasSize(2);
    }
}

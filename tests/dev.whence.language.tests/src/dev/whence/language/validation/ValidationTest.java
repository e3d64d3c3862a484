package dev.whence.language.validation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.language.Issue;
import dev.whence.language.TestLanguage;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ValidationTest {

    /** Found by their own tests: they are about a file, or about what the parser cannot read. */
    private static final Set<IssueCode> ELSEWHERE = EnumSet.of(IssueCode.UNREADABLE_FILE, IssueCode.NOT_TEXT,
            IssueCode.FILE_TOO_LARGE, IssueCode.SYNTAX, IssueCode.UNKNOWN_WORD, IssueCode.UNEXPECTED_CHARACTER,
            IssueCode.UNCLOSED_TEXT, IssueCode.UNCLOSED_COMMENT, IssueCode.TOO_DEEP, IssueCode.TOO_LONG, IssueCode.TOO_MANY,
            IssueCode.LONG_CHAIN, IssueCode.IMPORT_NOT_FOUND, IssueCode.IMPORT_OUTSIDE, IssueCode.IMPORT_CYCLE);

    static List<Fault> faults() {
        return Stream.of(NameFaults.ALL, ValueFaults.ALL, RangeFaults.ALL, BehaviourFaults.ALL).flatMap(List::stream).toList();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("faults")
    void aMistakeIsFoundAtItsPlaceAndSaidWithWhatToDo(Fault fault) {
        TestLanguage.Marked wrong = TestLanguage.marked(fault.wrong());
        List<Issue> issues = TestLanguage.issues(wrong.text());
        assertThat(issues).as("issues of%n%s", wrong.text()).anySatisfy(issue -> {
            assertThat(issue.code()).isEqualTo(fault.code().id());
            assertThat(issue.message()).startsWith(fault.message());
            assertThat(issue.offset()).isEqualTo(wrong.offset());
            assertThat(issue.length()).isEqualTo(wrong.length());
            assertThat(issue.severity()).isEqualTo(fault.code().severity());
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("faults")
    void aMistakeIsTheOnlyOneThatIsReported(Fault fault) {
        List<Issue> errors = TestLanguage.issues(TestLanguage.marked(fault.wrong()).text()).stream().filter(Issue::isError).toList();
        int expected = fault.code().severity() == dev.whence.language.Severity.ERROR ? 1 : 0;
        assertThat(errors).as("errors of%n%s", fault.wrong()).hasSize(expected);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("faults")
    void theModelWithoutTheMistakeHasNoErrorAndNotThisIssue(Fault fault) {
        List<Issue> issues = TestLanguage.issues(fault.right());
        assertThat(issues).as("issues of%n%s", fault.right()).noneMatch(Issue::isError)
                .noneMatch(issue -> issue.code().equals(fault.code().id()));
    }

    @Test
    void everyCheckHasAFailingAndAPassingExample() {
        Set<IssueCode> covered = faults().stream().map(Fault::code).collect(Collectors.toCollection(() -> EnumSet.noneOf(IssueCode.class)));
        covered.addAll(ELSEWHERE);
        assertThat(covered).containsExactlyInAnyOrder(IssueCode.values());
    }

    @Test
    void aFloodOfFindingsIsCutOffWithTheirNumber() {
        List<Issue> issues = TestLanguage.issues("param x = y\n".repeat(1000));
        assertThat(issues).hasSize(201).filteredOn(issue -> issue.code().equals(IssueCode.TOO_MANY.id())).singleElement()
                .satisfies(issue -> assertThat(issue.message()).matches("There are [0-9]+ findings more; the limit is 200\\."));
    }

    @Test
    void aFewFindingsAreAllShown() {
        assertThat(TestLanguage.issues("param x = y\n")).noneMatch(issue -> issue.code().equals(IssueCode.TOO_MANY.id()));
    }

    @Test
    void everyMessageIsASentence() {
        for (Fault fault : faults()) {
            assertThat(TestLanguage.issues(TestLanguage.marked(fault.wrong()).text()))
                    .allSatisfy(issue -> assertThat(issue.message()).matches("(?s)\\S.*[.?…]"));
        }
    }
}

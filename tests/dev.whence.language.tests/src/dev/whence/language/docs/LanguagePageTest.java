package dev.whence.language.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.language.Issue;
import dev.whence.language.Severity;
import dev.whence.language.TestFiles;
import dev.whence.language.TestLanguage;
import dev.whence.language.formatting.Formatter;
import dev.whence.language.perf.PerfPackage;
import dev.whence.language.properties.Function;
import dev.whence.language.properties.Owner;
import dev.whence.language.properties.Question;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EClass;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LanguagePageTest {

    private static final Pattern EXAMPLE = Pattern.compile("```perf\n(.*?)```", Pattern.DOTALL);
    private static final Formatter FORMATTER = new Formatter();

    private static String page() {
        return TestFiles.text(ReferenceTables.PAGE);
    }

    static List<String> examples() {
        return EXAMPLE.matcher(page()).results().map(result -> result.group(1)).toList();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void anExampleOnThePageHasNeitherErrorsNorWarnings(String example) {
        assertThat(TestLanguage.issues(example)).filteredOn(issue -> issue.severity() != Severity.INFO)
                .extracting(Issue::toString).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void anExampleOnThePageIsFormatted(String example) {
        assertThat(FORMATTER.format(example)).contains(example);
    }

    @Test
    void theTablesOnThePageAreThoseOfTheLanguage() {
        assertThat(page()).as("run ReferenceTables").isEqualTo(ReferenceTables.filled(page()));
    }

    @Test
    void everyKindHasItsTable() {
        assertThat(Stream.of(Owner.values()).map(owner -> "<!-- table properties " + owner.word() + " -->"))
                .allSatisfy(table -> assertThat(page()).contains(table));
    }

    /** All classes of the model but those that no text makes. */
    @Test
    void everyConstructIsShownByAnExample() {
        Set<EClass> shown = new HashSet<>();
        for (String example : examples()) {
            TestLanguage.read(example).model().orElseThrow().eAllContents().forEachRemaining(o -> shown.add(o.eClass()));
        }
        Set<String> elsewhere = Set.of("Model", "Import", "Together", "Parenthesis", "StringLiteral");
        assertThat(PerfPackage.eINSTANCE.getEClassifiers().stream().filter(EClass.class::isInstance).map(EClass.class::cast)
                .filter(c -> !c.isAbstract() && c.getESuperTypes().stream().noneMatch(shown::contains))
                .filter(c -> PerfPackage.eINSTANCE.getEClassifiers().stream().noneMatch(
                        other -> other instanceof EClass sub && sub.getESuperTypes().contains(c)))
                .filter(c -> !elsewhere.contains(c.getName())))
                .allSatisfy(c -> assertThat(shown).as(c.getName()).contains(c));
    }

    @Test
    void everyFunctionAndQuestionIsOnThePage() {
        assertThat(Function.all()).allSatisfy(f -> assertThat(page()).contains("`" + f.form() + "`"));
        assertThat(Question.all()).allSatisfy(q -> assertThat(page()).contains("`" + q.name() + "("));
    }
}

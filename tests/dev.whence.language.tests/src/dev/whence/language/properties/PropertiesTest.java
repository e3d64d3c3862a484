package dev.whence.language.properties;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.language.TestLanguage;
import dev.whence.language.types.Constants;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PropertiesTest {

    static Stream<Property> properties() {
        return Stream.of(Owner.values()).flatMap(owner -> Properties.of(owner).stream());
    }

    @ParameterizedTest
    @MethodSource("properties")
    void aPropertysDefaultIsOneOfItsValues(Property property) {
        switch (property.type()) {
            case FLAG -> assertThat(property.byDefault()).isIn("true", "false");
            case CHOICE -> assertThat(property.alternative(property.byDefault())).isPresent();
            case QUANTITY -> assertThat(Constants.byDefault(property)
                    .map(q -> property.dimensions().contains(q.dimension()) && property.bounds().allows(q.value()))
                    .or(() -> property.alternative(property.byDefault()).map(a -> true))).contains(true);
        }
    }

    @ParameterizedTest
    @MethodSource("properties")
    void aPropertyIsExplainedByASentence(Property property) {
        assertThat(property.sentence()).matches("[A-Z].*\\.");
        assertThat(property.expected()).isNotBlank();
        assertThat(property.owner().word()).isNotBlank();
    }

    @Test
    void namesAreUniqueWithinAKind() {
        for (Owner owner : Owner.values()) {
            assertThat(Properties.of(owner).stream().map(Property::name)).doesNotHaveDuplicates().contains("count");
        }
    }

    @ParameterizedTest
    @MethodSource("properties")
    void everyAlternativeCanBeWritten(Property property) {
        for (Alternative alternative : property.alternatives()) {
            String settings = property.name() + " = " + alternative.form();
            String text = property.owner() == Owner.PROCESS ? "process x { " + settings + " sleep 1 ms }"
                    : property.owner().word() + " x { " + settings + " }";
            assertThat(TestLanguage.issues(text).stream().map(issue -> issue.code()))
                    .as(text).doesNotContain("unknown_alternative", "wrong_type", "unknown_name", "unknown_function", "syntax");
        }
    }

    @Test
    void functionsQuestionsAndCausesHaveUniqueNames() {
        List<String> called = Stream.concat(Function.all().stream().map(Function::name)
                .filter(name -> !List.of("min", "max").contains(name)), Question.all().stream().map(Question::name)).toList();
        assertThat(called).doesNotHaveDuplicates();
        assertThat(Cause.all().stream().map(Cause::name)).doesNotHaveDuplicates();
    }
}

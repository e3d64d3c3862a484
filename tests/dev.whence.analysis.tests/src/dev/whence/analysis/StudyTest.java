package dev.whence.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.analysis.Results.VariantResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class StudyTest {

    private static final String TEXT = """
            param pause = 25 ms
            process p { forever { sleep pause  count rounds } }
            variant slow { pause = 50 ms }
            variant slower { pause = 75 ms }
            show rate(rounds) "base"
            show rate(rounds) in slow "slow"
            show rate(rounds) in [slow, slower] "both"
            """;

    private static Results of(String... variants) {
        return Study.run(Texts.model(TEXT), new Options(1, Map.of(), List.of(variants), null, 0, false, true, 0, 1, true), Progress.NONE);
    }

    @Test
    void onlyWhatIsAskedOfTheWantedVariantsIsAnswered() {
        assertThat(of().answers()).extracting(Results.Answer::note).containsExactly("base", "slow", "both");
        assertThat(of("base").answers()).extracting(Results.Answer::note).containsExactly("base");
        assertThat(of("slow").answers()).extracting(Results.Answer::note).containsExactly("slow");
        assertThat(of("slower", "slow").answers()).extracting(Results.Answer::note).containsExactly("slow", "both");
        assertThat(of("slow").variants()).extracting(VariantResult::name).containsExactly("slow");
    }

    @Test
    void whoWaitsGetsAllFiguresBeforeTheyAreMorePreciseThanTheVerdictsNeed() {
        List<Results> first = new ArrayList<>();
        Results all = Study.run(Texts.model("""
            param pause = 25 ms
            process p { forever { sleep exponential(pause) * exponential(1) * exponential(1)  count rounds } }
            variant slow { pause = 50 ms }
            expect rate(rounds) is from 1/s to 1000/s
            """), Options.USUAL, Progress.NONE, first::add);

        Results known = first.get(0);
        assertThat(known.expectations()).isEqualTo(all.expectations());
        assertThat(known.variants()).hasSize(2).allSatisfy(each -> {
            VariantResult refined = all.variants().get(known.variants().indexOf(each));
            assertThat(each.measures()).hasSameSizeAs(refined.measures());
            assertThat(each.events()).isLessThan(refined.events());
            assertThat(refined.accounting()).isNotEmpty();
        });
        assertThat(known.variants()).filteredOn(each -> each.accounting().isEmpty()).as("not explained yet").extracting(VariantResult::name).containsExactly("slow");
    }

    @Test
    void onlyTheVeryQuestionOfAnExpectationIsAnsweredInItsUnit() {
        Results results = Texts.study("""
                process p { forever { time r { sleep 10 ms } } }
                variant slow { p.count = 2 }
                expect mean(r) in slow at most 100 ms
                show mean(r) in slow / mean(r), mean(r), mean(r) in [slow, slow], mean(r) / mean(r) in slow
                """);

        assertThat(results.answers().getFirst().rows().getFirst().answers()).extracting(a -> a.unit() == null ? null : a.unit().text())
                .containsExactly(null, "ms", "ms", null);
    }

    @Test
    void theModelAsItStandsIsACaseAmongOthers() {
        Results results = Texts.study(TEXT + "expect rate(rounds) in [base, slow] is [40, 20]/s\nshow rate(rounds) in slow / rate(rounds) in base\n");

        assertThat(results.expectations()).extracting(Results.ExpectationResult::verdict).containsExactly(Results.Verdict.PASS);
        assertThat(results.answers().getLast().rows().getFirst().answers().getFirst().elements().getFirst().value()).isEqualTo(0.5);
    }
}

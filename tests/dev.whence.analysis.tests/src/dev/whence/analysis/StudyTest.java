package dev.whence.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.analysis.Results.VariantResult;
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
}

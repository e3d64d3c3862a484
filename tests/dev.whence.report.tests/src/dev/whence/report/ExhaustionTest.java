package dev.whence.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ExhaustionTest {
    @Test
    void aModelThatNeedsTooMuchIsToldSo() {
        assertThat(Exhaustion.problem("a.perf", new OutOfMemoryError()).message()).startsWith("needs more than the ").contains(" MiB of memory");
        assertThat(Exhaustion.problem("a.perf", new StackOverflowError()).message()).isEqualTo("is nested too deeply");
    }

    @Test
    void anyOtherErrorOfTheJavaMachineIsNotTheModels() {
        assertThatThrownBy(() -> Exhaustion.problem("a.perf", new InternalError("x"))).isInstanceOf(InternalError.class);
    }
}

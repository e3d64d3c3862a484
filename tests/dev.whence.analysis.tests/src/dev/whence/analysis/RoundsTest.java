package dev.whence.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class RoundsTest {

    @Test
    void theShortestBeginningThatRepeatsIsTheRound() {
        assertThat(Rounds.smallest(new int[] {1, 2, 1, 2, 1, 2})).containsExactly(1, 2);
        assertThat(Rounds.smallest(new int[] {1, 1, 1})).containsExactly(1);
        assertThat(Rounds.smallest(new int[] {1, 1, 2, 1, 1, 2})).containsExactly(1, 1, 2);
    }

    @Test
    void theLastRoundMayBeCutOffWhenThereAreThree() {
        assertThat(Rounds.smallest(new int[] {1, 2, 3, 1, 2, 3, 1, 2, 3, 1})).containsExactly(1, 2, 3);
    }

    @Test
    void whatDoesNotRepeatIsItsOwnRound() {
        assertThat(Rounds.smallest(new int[] {1, 2, 3})).containsExactly(1, 2, 3);
        assertThat(Rounds.smallest(new int[] {})).isEmpty();
    }

    @Test
    void aRoundHasNoBeginning() {
        assertThat(Rounds.same(List.of("a", "b", "c"), List.of("c", "a", "b"))).isTrue();
        assertThat(Rounds.same(List.of("a", "b", "c"), List.of("c", "b", "a"))).isFalse();
        assertThat(Rounds.same(List.of("a", "b"), List.of("a", "b", "a", "b"))).isFalse();
        assertThat(Rounds.same(List.of("a"), List.of())).isFalse();
    }

    @Test
    void turnsInSuccessionAreOneAlsoFromTheEndToTheBeginning() {
        assertThat(Rounds.closed(List.of("a", "a", "b", "b", "a"))).containsExactly("a", "b");
        assertThat(Rounds.closed(List.of("a", "a"))).containsExactly("a");
        assertThat(Rounds.same(List.of("a", "b", "c"), List.of("b", "c", "a", "b"))).isTrue();
        assertThat(Rounds.same(List.of("a", "b", "a"), List.of("a", "b"))).isTrue();
        assertThat(Rounds.same(List.of("a", "b", "c"), List.of("b", "c", "a", "c"))).isFalse();
    }
}

package dev.whence.program.link;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class OperandsTest {

    @Test
    void aConstantHasOneSlotHoweverOftenItIsUsed() {
        Operands operands = new Operands(3);

        assertThat(operands.constant(7)).isEqualTo(operands.constant(7)).isNotEqualTo(operands.constant(8));
    }

    @Test
    void valuesThatAreTheSameForAllAreAConstant() {
        Operands operands = new Operands(3);

        assertThat(operands.each(i -> 7)).isEqualTo(operands.constant(7));
        long[][] blocks = operands.blocks();
        assertThat(blocks[2]).isSameAs(blocks[0]).containsExactly(7);
    }

    @Test
    void eachInstanceHasItsOwnValues() {
        Operands operands = new Operands(3);
        int slot = operands.each(i -> 10 * i);
        int constant = operands.constant(5);

        for (int i = 0; i < 3; i++) {
            assertThat(operands.blocks()[i][slot]).isEqualTo(10 * i);
            assertThat(operands.blocks()[i][constant]).isEqualTo(5);
        }
    }

    @Test
    void nobodyHasNoOperands() {
        Operands operands = new Operands(0);
        operands.each(i -> {
            throw new AssertionError("nobody is there to ask");
        });

        assertThat(operands.blocks()).isEmpty();
    }
}

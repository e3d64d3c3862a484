package dev.whence.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GridTest {
    private static final Ink NARROW = new Ink(new TextStyle(false, true, 40));

    @Test
    void theLastColumnIsWrappedWhereItBegins() {
        Grid grid = new Grid(Grid.Align.LEFT, Grid.Align.LEFT);
        grid.row(Cell.of("question"), Cell.of("a note of more words than one line has room for"));

        assertThat(grid.lines(2, NARROW)).containsExactly("  question  a note of more words than", "            one line has room for");
    }

    @Test
    void aLastColumnWithoutRoomGetsLinesOfItsOwn() {
        Grid grid = new Grid(Grid.Align.LEFT, Grid.Align.LEFT);
        grid.row(Cell.of("a question that takes nearly all"), Cell.of("and a long note"));
        grid.row(Cell.of("another"), Cell.of("no"));

        assertThat(grid.lines(2, NARROW)).containsExactly("  a question that takes nearly all", "      and a long note", "  another", "      no");
    }

    @Test
    void numbersStandRight() {
        Grid grid = new Grid(Grid.Align.RIGHT, Grid.Align.RIGHT);
        grid.row(Cell.of("x"), Cell.of("rate"));
        grid.row(Cell.of("10"), Cell.of("4.0"));

        assertThat(grid.lines(0, NARROW)).containsExactly(" x  rate", "10   4.0");
    }

    @Test
    void anEmptyColumnTakesNoRoom() {
        Grid grid = new Grid(Grid.Align.LEFT, Grid.Align.LEFT, Grid.Align.LEFT);
        grid.row(Cell.of("a"), Cell.EMPTY, Cell.of("b"));

        assertThat(grid.lines(0, NARROW)).containsExactly("a  b");
    }

    @Test
    void aWordWiderThanTheLineIsCut() {
        assertThat(Words.wrap("abcdefghij kl", 4)).containsExactly("abcd", "efgh", "ij", "kl");
    }
}

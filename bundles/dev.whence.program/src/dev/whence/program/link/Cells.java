package dev.whence.program.link;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers the account cells. */
final class Cells {
    private final List<Cell> cells = new ArrayList<>();
    private final Map<Cell, Integer> numbers = new HashMap<>();

    int of(Cell cell) {
        return numbers.computeIfAbsent(cell, c -> {
            cells.add(c);
            return cells.size() - 1;
        });
    }

    /** A run of cells with consecutive numbers, not shared. */
    int block(List<Cell> block) {
        int first = cells.size();
        cells.addAll(block);
        return first;
    }

    List<Cell> all() {
        return List.copyOf(cells);
    }
}

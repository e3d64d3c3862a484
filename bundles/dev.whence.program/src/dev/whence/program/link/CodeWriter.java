package dev.whence.program.link;

import dev.whence.program.At;
import java.util.ArrayList;
import java.util.List;

/** Instructions under construction, each with the source place that it comes from. */
final class CodeWriter {
    private int[] words = new int[64];
    private int size;
    private final List<At> places = new ArrayList<>();
    private At at = At.NOWHERE;

    void at(At place) {
        at = place;
    }

    /** @return where the instruction begins */
    int emit(int... instruction) {
        int start = size;
        if (size + instruction.length > words.length) {
            words = java.util.Arrays.copyOf(words, Math.max(words.length * 2, size + instruction.length));
        }
        for (int word : instruction) {
            words[size++] = word;
            places.add(at);
        }
        if (size > 1_000_000) {
            throw new ModelException("this process is too long: over 1,000,000 words of program", at);
        }
        return start;
    }

    int here() {
        return size;
    }

    /** Fills in a forward target. */
    void patch(int word, int target) {
        words[word] = target;
    }

    int[] code() {
        return java.util.Arrays.copyOf(words, size);
    }

    List<At> places() {
        return places;
    }
}

package dev.whence.kernel;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * The account that is always on: every unit of every process's time is in exactly one cell, every phase of a device
 * in another. What a cell means (process, resource, cause, label, line) is known to whoever numbered the cells.
 */
final class Budget {
    /** For each cell the time spent, then how often it was entered: beside each other, since they change together. */
    private final long[] account;
    /** How often 2⁶³ was taken off a cell's time. */
    private final long[] carries;

    Budget(int cells) {
        account = new long[2 * cells];
        carries = new long[cells];
    }

    /** Time passed in {@code old}; {@code next} is entered. */
    void change(int old, long duration, int next) {
        long[] a = account;
        long sum = a[old << 1] + duration;
        a[old << 1] = sum;
        if (sum < 0) {
            carry(old, duration);
        }
        a[(next << 1) + 1]++;
    }

    /** A whole stay in a cell. */
    void add(int cell, long duration) {
        adjust(cell, duration);
        account[(cell << 1) + 1]++;
    }

    /** What goes on in {@code cell} has been counted when it began. */
    void goesOn(int cell) {
        account[(cell << 1) + 1]--;
    }

    /** A stay begins whose time is added otherwise. */
    void enter(int cell) {
        account[(cell << 1) + 1]++;
    }

    /** Corrects the time in a cell. */
    void adjust(int cell, long duration) {
        account[cell << 1] += duration;
        if (account[cell << 1] < 0) {
            carry(cell, duration);
        }
    }

    /** A negative sum of what is not negative has overflowed; a correction may well be negative itself. */
    private void carry(int cell, long duration) {
        if (duration > 0 && account[cell << 1] - duration >= 0) {
            carries[cell]++;
            account[cell << 1] &= Long.MAX_VALUE;
        }
    }

    void clear() {
        Arrays.fill(account, 0);
        Arrays.fill(carries, 0);
    }

    long entries(int cell) {
        return account[(cell << 1) + 1];
    }

    BigInteger[] spent() {
        BigInteger[] spent = new BigInteger[carries.length];
        Arrays.setAll(spent, cell -> WideSum.of(carries[cell], account[cell << 1]));
        return spent;
    }
}

package dev.whence.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CalendarTest {

    private record Pending(long time, int precedence, long order, int slot) {
    }

    private static final Comparator<Pending> ORDER = Comparator.comparingLong(Pending::time).thenComparingInt(Pending::precedence)
            .thenComparingLong(Pending::order);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 8, 64, 100, 1000})
    void anyMixOfSchedulingAndCancellingComesOutAsFromASortedSet(int slots) {
        Random random = new Random(slots);
        Calendar calendar = new Calendar(0);
        TreeSet<Pending> reference = new TreeSet<>(ORDER);
        Map<Integer, Pending> bySlot = new HashMap<>();
        long now = 0;
        for (int i = 0; i < slots; i++) {
            assertThat(calendar.newSlot()).isEqualTo(i);
        }
        for (long step = 0; step < 20_000; step++) {
            int slot = random.nextInt(slots);
            switch (random.nextInt(4)) {
                case 0, 1 -> {
                    Pending p = new Pending(now + random.nextInt(50), random.nextInt(3), step, slot);
                    calendar.schedule(slot, p.time(), p.precedence());
                    replace(reference, bySlot, slot, p);
                }
                case 2 -> {
                    calendar.cancel(slot);
                    replace(reference, bySlot, slot, null);
                }
                default -> {
                    if (!reference.isEmpty()) {
                        now = reference.first().time();
                        int first = calendar.first();
                        assertThat(first).isEqualTo(reference.first().slot());
                        calendar.cancel(first);
                        replace(reference, bySlot, first, null);
                    }
                }
            }
            assertFirst(calendar, reference);
        }
    }

    /** As the simulation takes events: out, then whatever the event does to other slots and to its own, then the repair. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 16, 33, 500})
    void theTreeMayBeRepairedAfterOthersWereScheduled(int slots) {
        Random random = new Random(slots);
        Calendar calendar = new Calendar(0);
        TreeSet<Pending> reference = new TreeSet<>(ORDER);
        Map<Integer, Pending> bySlot = new HashMap<>();
        for (int i = 0; i < slots; i++) {
            calendar.newSlot();
            Pending p = new Pending(random.nextInt(20), 0, i, i);
            calendar.schedule(i, p.time(), 0);
            replace(reference, bySlot, i, p);
        }
        long order = slots;
        while (!reference.isEmpty() && order < 20_000) {
            long now = reference.first().time();
            int slot = calendar.takeFirst();
            assertThat(slot).isEqualTo(reference.first().slot());
            replace(reference, bySlot, slot, null);
            for (int k = random.nextInt(4); k > 0; k--) {
                int other = random.nextInt(slots);
                if (random.nextInt(4) == 0) {
                    calendar.cancel(other);
                    replace(reference, bySlot, other, null);
                } else {
                    Pending p = new Pending(now + random.nextInt(20), random.nextInt(3), order++, other);
                    calendar.schedule(other, p.time(), p.precedence());
                    replace(reference, bySlot, other, p);
                }
            }
            calendar.repair();
            assertFirst(calendar, reference);
        }
    }

    private static void replace(TreeSet<Pending> reference, Map<Integer, Pending> bySlot, int slot, Pending by) {
        Pending old = by == null ? bySlot.remove(slot) : bySlot.put(slot, by);
        if (old != null) {
            reference.remove(old);
        }
        if (by != null) {
            reference.add(by);
        }
    }

    private static void assertFirst(Calendar calendar, TreeSet<Pending> reference) {
        if (reference.isEmpty()) {
            assertThat(calendar.firstTime()).isEqualTo(Calendar.NEVER);
        } else {
            assertThat(calendar.firstTime()).isEqualTo(reference.first().time());
            assertThat(calendar.isTimerFirst()).isEqualTo(reference.first().precedence() == Calendar.TIMER);
            assertThat(calendar.time(reference.first().slot())).isEqualTo(reference.first().time());
            assertThat(calendar.time(reference.last().slot())).isEqualTo(reference.last().time());
            assertThat(calendar.first()).isEqualTo(reference.first().slot());
        }
    }

    @Test
    void atOneInstantWhatWasScheduledFirstComesFirst() {
        Calendar calendar = new Calendar(0);
        for (int i = 0; i < 100; i++) {
            calendar.newSlot();
        }
        for (int i = 99; i >= 0; i--) {
            calendar.schedule(i, 7, Calendar.ARRIVAL);
        }

        assertThat(drained(calendar)).isEqualTo(java.util.stream.IntStream.iterate(99, i -> i >= 0, i -> i - 1).boxed().toList());
    }

    @Test
    void atOneInstantCompletionsComeBeforeArrivalsAndTheseBeforeTimers() {
        Calendar calendar = new Calendar(0);
        for (int i = 0; i < 3; i++) {
            calendar.newSlot();
        }
        calendar.schedule(0, 7, Calendar.TIMER);
        calendar.schedule(1, 7, Calendar.ARRIVAL);
        calendar.schedule(2, 7, Calendar.COMPLETION);

        assertThat(drained(calendar)).containsExactly(2, 1, 0);
    }

    @Test
    void shufflingPermutesOnlyWhatIsEqualInTimeAndPrecedence() {
        Calendar calendar = new Calendar(42);
        for (int i = 0; i < 60; i++) {
            calendar.newSlot();
        }
        for (int i = 0; i < 60; i++) {
            calendar.schedule(i, i / 20, i / 10 % 2);
        }
        List<Integer> order = drained(calendar);

        assertThat(order).isNotEqualTo(order.stream().sorted().toList());
        for (int group = 0; group < 6; group++) {
            assertThat(order.subList(group * 10, group * 10 + 10)).containsExactlyInAnyOrderElementsOf(
                    java.util.stream.IntStream.range(group * 10, group * 10 + 10).boxed().toList());
        }
    }

    @Test
    void aCalendarGrowsWhileEventsArePending() {
        Calendar calendar = new Calendar(0);
        for (int i = 0; i < 1000; i++) {
            calendar.schedule(calendar.newSlot(), 1000 - i, Calendar.COMPLETION);
            assertThat(calendar.first()).isEqualTo(i);
        }

        assertThat(drained(calendar)).hasSize(1000).isSortedAccordingTo(Comparator.reverseOrder());
    }

    @Test
    void schedulingASlotAgainReplacesItsEvent() {
        Calendar calendar = new Calendar(0);
        calendar.newSlot();
        calendar.newSlot();
        calendar.schedule(0, 5, 0);
        calendar.schedule(1, 6, 0);
        calendar.schedule(0, 7, 0);

        assertThat(drained(calendar)).containsExactly(1, 0);
    }

    private static List<Integer> drained(Calendar calendar) {
        List<Integer> order = new ArrayList<>();
        while (calendar.firstTime() != Calendar.NEVER) {
            order.add(calendar.first());
            calendar.cancel(calendar.first());
        }
        return order;
    }
}

package dev.anyorder.core.determinism;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.order.ClockRetention;
import dev.anyorder.core.order.ClockSnapshot;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.order.TrackedOrders;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What is over is forgotten. Were it not, the blocks of each test would take ten gigabytes. */
class LittleMemoryTest {
    private static final int ROUNDS = 100_000;

    private final List<DeterminismCycle> circles = new ArrayList<>();
    private final List<DeterminismConflict> clashes = new ArrayList<>();
    private final DeterminismChecker checker = new DeterminismChecker(clashes::add, circles::add, () -> "here");
    private @Nullable Object variable;
    private @Nullable ClockSnapshot released;

    private TaskState strand() {
        return TaskState.root(null, TrackedOrders.ALL, ClockRetention.CURRENT_STEP, checker.root());
    }

    private static DeterminismTask performer(TaskState state) {
        return java.util.Objects.requireNonNull(state.follower(DeterminismTask.class));
    }

    private void turn(TaskState state, boolean isBlock) {
        if (isBlock) {
            state.nextStep();
            performer(state).begin(new byte[100_000]);
        }
        if (released != null) {
            state.awaitObserved(released);
        }
        variable = performer(state).access(variable, state.step(), AccessKind.READ, true);
        variable = performer(state).access(variable, state.step(), AccessKind.WRITE, true);
        TaskState child = state.spawn(null);
        variable = performer(child).access(variable, child.step(), AccessKind.WRITE, true);
        state.join(child);
        released = state.signal();
        if (isBlock) {
            state.nextStep();
            performer(state).end();
        }
    }

    @Test
    void blocksThatAreOver() {
        TaskState a = strand();
        TaskState b = strand();
        for (int i = 0; i < ROUNDS; i++) {
            turn(i % 3 == 0 ? a : b, true);
        }
        assertEquals(List.of(), circles);
        assertEquals(List.of(), clashes);
    }

    @Test
    void blocksThatAreOverWhileAnotherThatCameFirstIsNot() {
        TaskState first = strand();
        performer(first).begin("first");
        turn(first, false);
        TaskState a = strand();
        TaskState b = strand();
        for (int i = 0; i < ROUNDS; i++) {
            turn(i % 3 == 0 ? a : b, i % 2 == 0);
        }
        assertEquals(List.of(), circles);
        turn(first, false);
        assertEquals("first", circles.get(0).block().info);
        assertTrue(circles.get(0).links().size() <= EdgePath.MOST + 1);
    }

    @Test
    void innerBlocksThatAreOver() {
        TaskState first = strand();
        TaskState other = strand();
        performer(first).begin("first");
        for (int i = 0; i < ROUNDS; i++) {
            turn(first, true);
            Object read = performer(other).access(variable, other.step(), AccessKind.READ, true);
            assertTrue(read != null);
        }
        assertEquals(List.of(), circles);
        assertEquals(List.of(), clashes);
    }

    @Test
    void aRowOfBlocksEachOfWhichEndsAfterTheOneItComesBefore() {
        Object old = null;
        TaskState last = strand();
        performer(last).begin(new byte[100_000]);
        for (int i = 0; i < ROUNDS; i++) {
            TaskState next = strand();
            performer(next).begin(new byte[100_000]);
            Object written = performer(next).access(null, next.step(), AccessKind.WRITE, true);
            performer(last).access(written, last.step(), AccessKind.READ, true);
            old = old == null ? performer(last).access(null, last.step(), AccessKind.WRITE, true) : old;
            performer(last).end();
            last = next;
        }
        performer(last).end();
        TaskState reader = strand();
        performer(reader).access(old, reader.step(), AccessKind.READ, true);
        assertEquals(List.of(), circles);
    }
}

package dev.anyorder.core.order;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class StretchTest {
    private final TaskState root = TaskState.root("R", TrackedOrders.ALL, ClockRetention.CURRENT_STEP);

    @Test
    void aStretchBeginsAndEndsWithAStep() {
        Step before = root.step();
        root.beginStretch();
        AtomicBlock stretch = root.step().stretch();
        assertNotNull(stretch);
        assertTrue(stretch.isOpen());
        root.endStretch();
        assertNull(before.stretch());
        assertNull(root.step().stretch());
        assertFalse(stretch.isOpen());
        root.beginStretch();
        assertNotSame(stretch, root.step().stretch());
    }

    @Test
    void locksAndBlocksAreNothingToAStretch() {
        root.beginStretch();
        AtomicBlock stretch = root.step().stretch();
        root.locks(LockSet.EMPTY.with("p", false));
        root.beginBlock("transfer");
        root.beginStretch();
        assertSame(stretch, root.step().stretch());
        root.endBlock();
        assertSame(stretch, root.step().stretch());
    }

    @Test
    void aTaskThatIsSpawnedMeanwhileIsNotInIt() {
        root.beginStretch();
        assertNull(root.spawn("a").step().stretch());
        assertNotNull(root.step().stretch());
    }

    @Test
    void theEndOfATaskEndsItsStretch() {
        TaskState child = root.spawn("a");
        child.beginStretch();
        AtomicBlock stretch = child.step().stretch();
        child.end();
        assertNotNull(stretch);
        assertFalse(stretch.isOpen());
    }
}

package dev.anyorder.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.order.ClockRetention;
import dev.anyorder.core.order.LockSet;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.order.TrackedOrders;
import org.junit.jupiter.api.Test;

/** How much a location remembers for {@code race}. */
class HistoryTest implements ConflictListener {
    private final RaceAnalysis raceAnalysis = new RaceAnalysis();
    private final TaskState root = TaskState.root("R", TrackedOrders.ALL, ClockRetention.CURRENT_STEP);
    private int conflicts;

    private Object after(Object history, TaskState task, AccessOp op) {
        return raceAnalysis.access(history, new Access(task.step(), op, 0, null), this);
    }

    @Override
    public void conflict(
            Analysis by, FindingKind kind, Severity severity, Evidence evidence, Access earlier, Access later) {
        conflicts++;
    }

    private static int kept(Object history) {
        int n = 0;
        for (AccessClass sort : AccessHistory.of(history).sorts()) {
            n += sort.newest().size;
        }
        return n;
    }

    @Test
    void ofTasksInOrderThatWriteOnlyTheLastAccessIsKept() {
        Object history = null;
        for (int i = 0; i < 1000; i++) {
            TaskState child = root.spawn(i);
            history = after(after(history, child, AccessOp.READ), child, AccessOp.WRITE);
            child.end();
            root.join(child);
            assertInstanceOf(Access.class, history);
        }
        assertEquals(0, conflicts);
    }

    @Test
    void theSameStepChangesNothing() {
        Object history = after(null, root, AccessOp.WRITE);
        assertSame(history, after(history, root, AccessOp.READ));
        assertSame(history, after(history, root, AccessOp.WRITE));
        assertSame(history, after(history, root, AccessOp.ADD));
        assertTrue(raceAnalysis.isRedundant(history, root.step(), AccessOp.WRITE));
        assertTrue(raceAnalysis.isRedundant(history, root.step(), AccessOp.READ));
    }

    @Test
    void allReadersThatRunKnowThatTheyHaveRead() {
        Object history = after(null, root, AccessOp.WRITE);
        TaskState[] readers = new TaskState[20];
        for (int i = 0; i < readers.length; i++) {
            readers[i] = root.spawn(i);
            history = after(history, readers[i], AccessOp.READ);
        }
        for (TaskState reader : readers) {
            assertTrue(raceAnalysis.isRedundant(history, reader.step(), AccessOp.READ));
        }
    }

    @Test
    void readersOfAnEarlierPhaseAreForgotten() {
        Object history = after(null, root, AccessOp.WRITE);
        int most = 0;
        for (int phase = 0; phase < 50; phase++) {
            TaskState[] readers = new TaskState[100];
            for (int i = 0; i < readers.length; i++) {
                readers[i] = root.spawn(i);
                history = after(history, readers[i], AccessOp.READ);
            }
            for (TaskState reader : readers) {
                reader.end();
                root.join(reader);
            }
            most = Math.max(most, kept(history));
        }
        assertTrue(most <= 1 + 300);
    }

    @Test
    void ofTasksThatNobodyJoinsABoundedNumberIsKept() {
        LockSet locks = LockSet.EMPTY.with(new Object(), false);
        Object history = null;
        for (int i = 0; i < 100_000; i++) {
            TaskState child = root.spawn(i);
            child.locks(locks);
            history = after(after(history, child, AccessOp.READ), child, AccessOp.WRITE);
            child.end();
        }
        assertTrue(kept(history) <= 2 * HistoryLimits.AMPLE.alike());
        assertEquals(0, conflicts);
    }

    @Test
    void ofManyLocksABoundedNumberIsKept() {
        Object history = null;
        for (int i = 0; i < 1000; i++) {
            TaskState child = root.spawn(i);
            child.locks(LockSet.EMPTY.with(new Object(), false));
            history = after(history, child, AccessOp.READ);
            child.end();
        }
        assertEquals(HistoryLimits.AMPLE.sorts(), AccessHistory.of(history).sorts().length);
    }

    @Test
    void littleIsKeptOnceARaceIsReported() {
        Object history = null;
        for (int i = 0; i < 1000; i++) {
            TaskState child = root.spawn(i);
            history = after(history, child, i % 2 == 0 ? AccessOp.READ : AccessOp.WRITE);
            child.end();
        }
        assertTrue(kept(history) <= 2 * HistoryLimits.AMPLE.told());
        assertTrue(conflicts > 0);
    }

    @Test
    void equalPastsAreEqual() {
        TaskState child = root.spawn("a");
        Object one = null;
        Object other = null;
        for (AccessOp op : new AccessOp[] {AccessOp.READ, AccessOp.WRITE, AccessOp.READ}) {
            one = after(after(one, root, op), child, op);
            other = after(after(other, root, op), child, op);
        }
        assertEquals(one, other);
        assertEquals(one.hashCode(), other.hashCode());
        assertNotEquals(one, after(other, root.spawn("b"), AccessOp.READ));
    }

    @Test
    void pastsAreEqualHoweverMuchWasForgotten() {
        Object one = after(null, root, AccessOp.WRITE);
        TaskState child = root.spawn("a");
        Object other = one;
        for (int i = 0; i < 5; i++) {
            other = after(other, child, AccessOp.READ);
            child.signal();
        }
        assertEquals(after(one, child, AccessOp.READ), after(other, child, AccessOp.READ));
    }
}

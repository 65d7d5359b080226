package dev.anyorder.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Kind;
import dev.anyorder.core.finding.Level;
import dev.anyorder.core.order.LockSet;
import dev.anyorder.core.order.Orders;
import dev.anyorder.core.order.Recall;
import dev.anyorder.core.order.Strand;
import org.junit.jupiter.api.Test;

/** How much a location remembers for {@code race}. */
class HistoryTest implements Conflicts {
    private final Race race = new Race();
    private final Strand root = Strand.root("R", Orders.ALL, Recall.CURRENT_STEP);
    private int conflicts;

    private Object after(Object history, Strand task, Op op) {
        return race.access(history, new Access(task.step(), op, 0, null), this);
    }

    @Override
    public void conflict(Analysis by, Kind kind, Level level, Evidence evidence, Access earlier, Access later) {
        conflicts++;
    }

    private static int kept(Object history) {
        int n = 0;
        for (Alike sort : Past.of(history).sorts()) {
            n += sort.newest().size;
        }
        return n;
    }

    @Test
    void ofTasksInOrderThatWriteOnlyTheLastAccessIsKept() {
        Object history = null;
        for (int i = 0; i < 1000; i++) {
            Strand child = root.spawn(i);
            history = after(after(history, child, Op.READ), child, Op.WRITE);
            child.end();
            root.join(child);
            assertInstanceOf(Access.class, history);
        }
        assertEquals(0, conflicts);
    }

    @Test
    void theSameStepChangesNothing() {
        Object history = after(null, root, Op.WRITE);
        assertSame(history, after(history, root, Op.READ));
        assertSame(history, after(history, root, Op.WRITE));
        assertSame(history, after(history, root, Op.ADD));
        assertTrue(race.knows(history, root.step(), Op.WRITE));
        assertTrue(race.knows(history, root.step(), Op.READ));
    }

    @Test
    void allReadersThatRunKnowThatTheyHaveRead() {
        Object history = after(null, root, Op.WRITE);
        Strand[] readers = new Strand[20];
        for (int i = 0; i < readers.length; i++) {
            readers[i] = root.spawn(i);
            history = after(history, readers[i], Op.READ);
        }
        for (Strand reader : readers) {
            assertTrue(race.knows(history, reader.step(), Op.READ));
        }
    }

    @Test
    void readersOfAnEarlierPhaseAreForgotten() {
        Object history = after(null, root, Op.WRITE);
        int most = 0;
        for (int phase = 0; phase < 50; phase++) {
            Strand[] readers = new Strand[100];
            for (int i = 0; i < readers.length; i++) {
                readers[i] = root.spawn(i);
                history = after(history, readers[i], Op.READ);
            }
            for (Strand reader : readers) {
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
            Strand child = root.spawn(i);
            child.locks(locks);
            history = after(after(history, child, Op.READ), child, Op.WRITE);
            child.end();
        }
        assertTrue(kept(history) <= 2 * Room.AMPLE.alike());
        assertEquals(0, conflicts);
    }

    @Test
    void ofManyLocksABoundedNumberIsKept() {
        Object history = null;
        for (int i = 0; i < 1000; i++) {
            Strand child = root.spawn(i);
            child.locks(LockSet.EMPTY.with(new Object(), false));
            history = after(history, child, Op.READ);
            child.end();
        }
        assertEquals(Room.AMPLE.sorts(), Past.of(history).sorts().length);
    }

    @Test
    void littleIsKeptOnceARaceIsReported() {
        Object history = null;
        for (int i = 0; i < 1000; i++) {
            Strand child = root.spawn(i);
            history = after(history, child, i % 2 == 0 ? Op.READ : Op.WRITE);
            child.end();
        }
        assertTrue(kept(history) <= 2 * Room.AMPLE.told());
        assertTrue(conflicts > 0);
    }

    @Test
    void equalPastsAreEqual() {
        Strand child = root.spawn("a");
        Object one = null;
        Object other = null;
        for (Op op : new Op[] {Op.READ, Op.WRITE, Op.READ}) {
            one = after(after(one, root, op), child, op);
            other = after(after(other, root, op), child, op);
        }
        assertEquals(one, other);
        assertEquals(one.hashCode(), other.hashCode());
        assertNotEquals(one, after(other, root.spawn("b"), Op.READ));
    }

    @Test
    void pastsAreEqualHoweverMuchWasForgotten() {
        Object one = after(null, root, Op.WRITE);
        Strand child = root.spawn("a");
        Object other = one;
        for (int i = 0; i < 5; i++) {
            other = after(other, child, Op.READ);
            child.signal();
        }
        assertEquals(after(one, child, Op.READ), after(other, child, Op.READ));
    }
}

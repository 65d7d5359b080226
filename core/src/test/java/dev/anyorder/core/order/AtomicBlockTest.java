package dev.anyorder.core.order;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class AtomicBlockTest {
    private final TaskState root = TaskState.root("R", TrackedOrders.ALL, ClockRetention.CURRENT_STEP);
    private final LockSet p = LockSet.EMPTY.with("p", false);
    private final LockSet q = LockSet.EMPTY.with("q", false);

    @Test
    void aBlockBeginsAndEndsWithAStep() {
        Step before = root.step();
        AtomicBlock block = root.beginBlock("transfer");
        Step inside = root.step();
        root.endBlock();
        assertNull(before.block());
        assertSame(block, inside.block());
        assertTrue(inside.isOwnBlock());
        assertNull(root.step().block());
        assertEquals("transfer", block.info);
        assertFalse(block.isOpen());
    }

    @Test
    void aBlockInABlockIsOneWithIt() {
        AtomicBlock outer = root.beginBlock("outer");
        assertSame(outer, root.beginBlock("inner"));
        root.endBlock();
        assertTrue(outer.isOpen());
        root.endBlock();
        assertFalse(outer.isOpen());
        assertNotSame(outer, root.beginBlock("next"));
    }

    @Test
    void whatIsSpawnedInABlockIsInItAndItsOwnBlocksAre() {
        AtomicBlock block = root.beginBlock("R");
        TaskState child = root.spawn("a");
        assertSame(block, child.step().block());
        assertFalse(child.step().isOwnBlock());
        AtomicBlock inner = child.beginBlock("a");
        assertSame(block, inner.around);
        assertSame(block.start(), inner.outermostStart());
        assertTrue(block.contains(child.step().block()));
        assertFalse(inner.contains(root.step().block()));
        root.endBlock();
        assertSame(inner.start(), inner.outermostStart());
    }

    @Test
    void theStartOfABlockCanBeAskedUntilItEnds() {
        TaskState child = root.spawn("a");
        Step done = child.step();
        child.end();
        AtomicBlock block = root.beginBlock("R");
        Step start = block.start();
        assertNotNull(start);
        root.join(child);
        assertFalse(HappensBefore.logical(done, start));
        assertTrue(HappensBefore.logical(done, root.step()));
        root.endBlock();
        assertNull(block.start());
    }

    @Test
    void aLockThatIsTakenAgainLeavesAMomentForWhoHoldsIt() {
        AtomicBlock block = root.beginBlock("R");
        root.locks(p);
        Step first = root.step();
        assertNull(block.opening(first, root.step(), p));
        root.locks(LockSet.EMPTY);
        root.locks(p);
        assertNotNull(block.opening(first, root.step(), p));
        assertEquals(1, block.gap(first, root.step()).opening(p));
        assertEquals(-1, block.gap(root.step(), root.step()).opening(p));
    }

    @Test
    void locksPassedOnLeaveNoMomentForWhoNeedsBoth() {
        AtomicBlock block = root.beginBlock("R");
        root.locks(p);
        Step first = root.step();
        root.locks(p.with("q", false));
        root.locks(q);
        LockSet both = p.with("q", false);
        assertNull(block.opening(first, root.step(), both));
        assertEquals(-1, block.gap(first, root.step()).opening(both));
        assertNotNull(block.opening(first, root.step(), q));
        assertSame(root.step(), block.opening(first, root.step(), p));
    }

    @Test
    void whereALockWasLetGoAndTakenAgainIsKnown() {
        AtomicBlock block = root.beginBlock("R");
        root.locks(p, 1);
        Step first = root.step();
        root.locks(p.with("q", true), 2);
        Step second = root.step();
        root.locks(LockSet.EMPTY.with("q", true), 3);
        BlockGap before = block.gap(first, root.step());
        root.locks(p.with("q", true), 4);
        root.locks(p, 5);
        root.locks(LockSet.EMPTY, 6);
        root.locks(p, 7);
        assertEquals(new LockRelease(3, LockRelease.NOWHERE), before.release(0));
        assertEquals(new LockRelease(3, 4), block.gap(first, root.step()).release(0));
        assertEquals(
                new LockRelease(5, LockRelease.NOWHERE),
                block.gap(second, root.step()).release(1));
        assertNull(block.gap(root.step(), root.step()).release(0));
        root.endBlock();
        assertEquals(new LockRelease(3, LockRelease.NOWHERE), before.release(0));
    }

    @Test
    void whoKeepsALockInReadModeHasLetItGo() {
        AtomicBlock block = root.beginBlock("R");
        root.locks(p, 1);
        Step first = root.step();
        root.locks(LockSet.EMPTY.with("p", true), 2);
        assertEquals(
                new LockRelease(2, LockRelease.NOWHERE),
                block.gap(first, root.step()).release(0));
    }

    @Test
    void ofManyReleasesTheNewestAreKnown() {
        AtomicBlock block = root.beginBlock("R");
        root.locks(p, 0);
        Step first = root.step();
        for (int i = 1; i <= 1_000; i++) {
            root.locks(LockSet.EMPTY, 2 * i - 1);
            root.locks(p, 2 * i);
        }
        LockRelease release = block.gap(first, root.step()).release(0);
        assertNotNull(release);
        assertTrue(release.site() > 1_900 && release.takenAgain() == release.site() + 1);
    }

    @Test
    void pairsAndStretchesKnowItToo() {
        root.locks(p, 1);
        Step first = root.step();
        AtomicBlock pair = root.beginPair();
        root.locks(LockSet.EMPTY, 2);
        root.locks(p, 3);
        assertEquals(new LockRelease(2, 3), pair.gap(first, root.step()).release(0));
        root.endPair(pair);
        root.beginStretch();
        Step stretched = root.step();
        root.locks(LockSet.EMPTY, 4);
        AtomicBlock stretch = root.step().stretch();
        assertNotNull(stretch);
        assertEquals(
                new LockRelease(4, LockRelease.NOWHERE),
                stretch.gap(stretched, root.step()).release(0));
    }

    @Test
    void manyMomentsAreForgotten() {
        AtomicBlock block = root.beginBlock("R");
        Object[] locks = new Object[3 * AtomicBlock.MOST];
        for (int i = 0; i < locks.length; i++) {
            locks[i] = i;
            root.locks(LockSet.EMPTY.with(locks[i], false));
        }
        LockSet all = LockSet.EMPTY;
        for (int i = 2 * AtomicBlock.MOST - 1; i < locks.length; i++) {
            all = all.with(locks[i], false);
        }
        Step start = block.start();
        assertNotNull(start);
        assertNull(block.opening(start, root.step(), all));
    }

    @Test
    void aBlockThatWasNotBegunCannotEndButOneOfATaskThatHasEndedCan() {
        assertThrows(IllegalStateException.class, root::endBlock);
        TaskState child = root.spawn("a");
        AtomicBlock block = child.beginBlock("a");
        child.end();
        assertFalse(block.isOpen());
        child.endBlock();
    }
}

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

class BlockTest {
    private final Strand root = Strand.root("R", Orders.ALL, Recall.CURRENT_STEP);
    private final LockSet p = LockSet.EMPTY.with("p", false);
    private final LockSet q = LockSet.EMPTY.with("q", false);

    @Test
    void aBlockBeginsAndEndsWithAStep() {
        Step before = root.step();
        Block block = root.beginBlock("transfer");
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
        Block outer = root.beginBlock("outer");
        assertSame(outer, root.beginBlock("inner"));
        root.endBlock();
        assertTrue(outer.isOpen());
        root.endBlock();
        assertFalse(outer.isOpen());
        assertNotSame(outer, root.beginBlock("next"));
    }

    @Test
    void whatIsSpawnedInABlockIsInItAndItsOwnBlocksAre() {
        Block block = root.beginBlock("R");
        Strand child = root.spawn("a");
        assertSame(block, child.step().block());
        assertFalse(child.step().isOwnBlock());
        Block inner = child.beginBlock("a");
        assertSame(block, inner.around);
        assertSame(block.start(), inner.outermostStart());
        assertTrue(block.contains(child.step().block()));
        assertFalse(inner.contains(root.step().block()));
        root.endBlock();
        assertSame(inner.start(), inner.outermostStart());
    }

    @Test
    void theStartOfABlockCanBeAskedUntilItEnds() {
        Strand child = root.spawn("a");
        Step done = child.step();
        child.end();
        Block block = root.beginBlock("R");
        Step start = block.start();
        assertNotNull(start);
        root.join(child);
        assertFalse(Order.logical(done, start));
        assertTrue(Order.logical(done, root.step()));
        root.endBlock();
        assertNull(block.start());
    }

    @Test
    void aLockThatIsTakenAgainLeavesAMomentForWhoHoldsIt() {
        Block block = root.beginBlock("R");
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
        Block block = root.beginBlock("R");
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
    void manyMomentsAreForgotten() {
        Block block = root.beginBlock("R");
        Object[] locks = new Object[3 * Block.MOST];
        for (int i = 0; i < locks.length; i++) {
            locks[i] = i;
            root.locks(LockSet.EMPTY.with(locks[i], false));
        }
        LockSet all = LockSet.EMPTY;
        for (int i = 2 * Block.MOST - 1; i < locks.length; i++) {
            all = all.with(locks[i], false);
        }
        Step start = block.start();
        assertNotNull(start);
        assertNull(block.opening(start, root.step(), all));
    }

    @Test
    void aBlockThatWasNotBegunCannotEndButOneOfATaskThatHasEndedCan() {
        assertThrows(IllegalStateException.class, root::endBlock);
        Strand child = root.spawn("a");
        Block block = child.beginBlock("a");
        child.end();
        assertFalse(block.isOpen());
        child.endBlock();
    }
}

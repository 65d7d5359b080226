package dev.anyorder.core.order;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LockSetTest {
    private final Object p = new Object();
    private final Object q = new Object();
    private final LockSet onlyP = LockSet.EMPTY.with(p, false);
    private final LockSet sharedP = LockSet.EMPTY.with(p, true);
    private final LockSet both = onlyP.with(q, false);

    @Test
    void aCommonLockExcludesUnlessBothShareIt() {
        assertTrue(onlyP.excludes(both));
        assertTrue(onlyP.excludes(sharedP));
        assertTrue(sharedP.excludes(onlyP));
        assertFalse(sharedP.excludes(LockSet.EMPTY.with(p, true)));
        assertFalse(onlyP.excludes(LockSet.EMPTY.with(q, false)));
        assertFalse(LockSet.EMPTY.excludes(both));
    }

    @Test
    void aSubsetHasNoLockThatTheOtherHasNotAsStrongly() {
        assertTrue(LockSet.EMPTY.subsetOf(onlyP));
        assertTrue(onlyP.subsetOf(both));
        assertTrue(sharedP.subsetOf(onlyP));
        assertFalse(onlyP.subsetOf(sharedP));
        assertFalse(both.subsetOf(onlyP));
    }

    @Test
    void nestedLocksGiveTheSameSetsAgain() {
        assertSame(onlyP, both.without(q));
        assertSame(LockSet.EMPTY, both.without(q).without(p));
        assertSame(both, onlyP.with(q, false));
    }

    @Test
    void locksCanBeReleasedInAnyOrder() {
        LockSet onlyQ = both.without(p);
        assertEquals(LockSet.EMPTY.with(q, false), onlyQ);
        assertEquals(LockSet.EMPTY, onlyQ.without(q));
        assertSame(onlyP, onlyP.without(q));
    }

    @Test
    void theSameLocksInAnotherOrderAreEqual() {
        LockSet turned = LockSet.EMPTY.with(q, false).with(p, false);
        assertEquals(both, turned);
        assertEquals(both.hashCode(), turned.hashCode());
        assertNotEquals(onlyP, sharedP);
    }

    @Test
    void aLockTakenAgainInAnotherModeChangesItsMode() {
        LockSet downgraded = onlyP.with(p, true);
        assertEquals(1, downgraded.size());
        assertTrue(downgraded.shared(0));
        assertSame(p, downgraded.lock(0));
        assertSame(onlyP, onlyP.with(p, false));
    }
}

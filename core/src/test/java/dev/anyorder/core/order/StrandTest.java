package dev.anyorder.core.order;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class StrandTest {
    private final Strand root = Strand.root("R", Orders.BOTH);
    private final Strand a = root.spawn("a");
    private final Strand b = root.spawn("b");

    @Test
    void aStepIsTheSameObjectUntilItEnds() {
        Step step = root.step();
        assertSame(step, root.step());
        root.signal();
        assertNotSame(step, root.step());
    }

    @Test
    void awaitingOnesOwnStampChangesNothing() {
        Stamp mine = a.signal();
        Step step = a.step();
        a.await(mine);
        a.awaitObserved(mine);
        assertSame(step, a.step());
    }

    @Test
    void aFinishDoesNotWaitForATaskApart() {
        Finish finish = root.beginFinish();
        Strand inside = root.spawn("inside");
        Strand apart = inside.spawnApart("apart");
        Strand child = apart.spawn("child of apart");
        Step last = inside.step();
        Step other = apart.step();
        Step third = child.step();
        inside.end();
        apart.end();
        child.end();
        root.endFinish(finish);
        assertTrue(Order.logical(last, root.step()));
        assertFalse(Order.logical(other, root.step()));
        assertFalse(Order.logical(third, root.step()));
        root.join(apart);
        assertTrue(Order.logical(other, root.step()));
        assertFalse(Order.logical(third, root.step()));
    }

    @Test
    void aTaskApartThatIsJoinedInsideIsBeforeTheEndOfTheFinish() {
        Finish finish = root.beginFinish();
        Strand inside = root.spawn("inside");
        Strand apart = inside.spawnApart("apart");
        Step step = apart.step();
        apart.end();
        inside.join(apart);
        inside.end();
        root.endFinish(finish);
        assertTrue(Order.logical(step, root.step()));
    }

    @Test
    void awaitingAgainChangesNothing() {
        Stamp stamp = a.signal();
        b.await(stamp);
        Step step = b.step();
        b.await(stamp);
        b.awaitObserved(stamp);
        assertSame(step, b.step());
    }

    @Test
    void awaitingWhatIsKnownThroughOthersChangesNothing() {
        Stamp early = a.signal();
        Strand child = a.spawn("c");
        a.end();
        root.join(a);
        Step step = root.step();
        root.await(early);
        root.join(a);
        assertSame(step, root.step());
        child.await(early);
        assertEquals(0, child.step().seq);
    }

    @Test
    void awaitingAMergedStampAgainChangesNothing() {
        Stamp both = Stamp.merge(a.signal(), b.signal());
        Stamp other = Stamp.merge(root.signal(), b.signal());
        a.await(both);
        a.await(other);
        Step step = a.step();
        a.await(both);
        a.await(other);
        assertSame(step, a.step());
    }

    @Test
    void aMergedStampTellsATaskNoNewsOfItself() {
        a.await(b.signal());
        Stamp both = Stamp.merge(b.signal(), a.signal());
        a.await(both);
        Step step = a.step();
        Stamp again = Stamp.merge(both, a.signal());
        Step next = a.step();
        a.await(again);
        assertNotSame(step, next);
        assertSame(next, a.step());
    }

    @Test
    void signallingAgainWithNothingNewToTellGivesTheSameStamp() {
        Stamp stamp = a.signal();
        assertSame(stamp, a.signal());
        a.step();
        assertNotSame(stamp, a.signal());
    }

    @Test
    void aStampThatIsAfterTheOtherIsTheirMerger() {
        Stamp first = a.signal();
        b.await(first);
        Stamp second = b.signal();
        assertSame(second, Stamp.merge(first, second));
        assertSame(second, Stamp.merge(second, first));
    }

    @Test
    void aLockOrdersOnlyWhatWasObserved() {
        Step held = a.step();
        Stamp released = a.signal();
        b.awaitObserved(released);
        assertTrue(Order.observed(held, b.step()));
        assertFalse(Order.logical(held, b.step()));
    }

    @Test
    void newLocksBeginANewStep() {
        LockSet one = LockSet.EMPTY.with(new Object(), false);
        Step before = a.step();
        a.locks(one);
        Step during = a.step();
        a.locks(one);
        assertNotSame(before, during);
        assertSame(during, a.step());
        assertSame(LockSet.EMPTY, before.locks());
        assertSame(one, during.locks());
    }

    @Test
    void aFinishWithoutTasksEndsNoStep() {
        Step step = a.step();
        Finish finish = a.beginFinish();
        a.endFinish(finish);
        assertSame(step, a.step());
    }

    @Test
    void finishesEndInnermostFirst() {
        Finish outer = a.beginFinish();
        a.beginFinish();
        assertThrows(IllegalStateException.class, () -> a.endFinish(outer));
    }

    @Test
    void whatATaskDoesAfterItsEndDoesNotCount() {
        a.end();
        Step last = a.step();
        a.await(b.signal());
        a.locks(LockSet.EMPTY.with(this, false));
        a.signal();
        a.end();
        assertSame(last, a.step());
    }

    @Test
    void aTaskThatDiedSilentlyEndsWhereItIsJoined() {
        Step step = a.step();
        root.join(a);
        assertTrue(Order.logical(step, root.step()));
    }

    @Test
    void anOrderThatIsNotKeptCannotBeAskedFor() {
        Strand only = Strand.root("L", Orders.LOGICAL);
        Strand child = only.spawn("c");
        assertTrue(Order.logical(child.step(), child.step()));
        assertThrows(IllegalStateException.class, () -> Order.observed(child.step(), only.step()));
    }

    @Test
    void anEndedStepIsForgottenIfOnlyTheCurrentOneIsRecalled() {
        Strand lean = Strand.root("R", Orders.LOGICAL, Recall.CURRENT_STEP);
        Step first = lean.step();
        Strand child = lean.spawn("c");
        assertTrue(Order.logical(first, child.step()));
        assertTrue(Order.logical(first, lean.step()));
        assertThrows(IllegalStateException.class, () -> Order.logical(child.step(), first));
    }

    @Test
    void whatATaskDoesAfterItsEndIsAfterEverythingIfItIsNotRecalled() {
        Strand lean = Strand.root("R", Orders.BOTH, Recall.CURRENT_STEP);
        Strand child = lean.spawn("c");
        Strand sibling = lean.spawn("d");
        child.end();
        assertTrue(Order.logical(sibling.step(), child.step()));
        assertFalse(Order.logical(child.step(), sibling.step()));
    }

    @Test
    void aTaskThatHasAwaitedAMergedStampNeedsNoMerger() {
        Stamp both = Stamp.merge(a.signal(), b.signal());
        a.await(both);
        Stamp later = a.signal();
        assertSame(later, Stamp.merge(both, later));
    }

    @Test
    void beingInformedEndsNoStep() {
        Strand r = Strand.root("R", Orders.ALL, Recall.CURRENT_STEP);
        Strand c = r.spawn("c");
        c.locks(LockSet.EMPTY.with(this, false));
        Step wrote = c.step();
        Stamp released = c.signal();
        r.awaitObserved(released);
        Step reads = r.step();
        assertFalse(Order.informed(wrote, reads));
        Order.inform(wrote, reads);
        assertSame(reads, r.step());
        assertTrue(Order.informed(wrote, reads));
        assertFalse(Order.informedAtStart(wrote, reads));
        r.signal();
        assertTrue(Order.informedAtStart(wrote, r.step()));
        assertFalse(Order.logical(wrote, r.step()));
    }

    @Test
    void aStepThatHeldNoLockInformsNobodyOnceItHasEnded() {
        Strand r = Strand.root("R", Orders.ALL, Recall.CURRENT_STEP);
        Strand c = r.spawn("c");
        Step wrote = c.step();
        c.signal();
        Order.inform(wrote, r.step());
        assertFalse(Order.informed(wrote, r.step()));
    }

    @Test
    void aTaskIsAfterTheSpawnOfThoseSpawnedBeforeIt() {
        Strand main = Strand.root("main", Orders.LOGICAL);
        Strand first = main.spawn("first");
        Strand second = main.spawn("second");
        Strand below = first.spawn("below");
        assertTrue(second.isAfterSpawnOf(first.task()));
        assertTrue(below.isAfterSpawnOf(first.task()));
        assertFalse(first.isAfterSpawnOf(second.task()));
        assertFalse(second.isAfterSpawnOf(below.task()));
    }

    @Test
    void aTaskIsAfterTheEndOfAnotherWhenSomeEdgeSaysSo() {
        Strand main = Strand.root("main", Orders.BOTH);
        Strand child = main.spawn("child");
        Stamp early = child.signal();
        main.await(early);
        assertFalse(main.isAfterEndOf(child));
        child.step();
        child.end();
        assertFalse(main.isAfterEndOf(child));
        main.await(child.signal());
        assertTrue(main.isAfterEndOf(child));
    }
}

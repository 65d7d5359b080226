package dev.anyorder.core.order;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TaskStateTest {
    private final TaskState root = TaskState.root("R", TrackedOrders.BOTH);
    private final TaskState a = root.spawn("a");
    private final TaskState b = root.spawn("b");

    @Test
    void aStepIsTheSameObjectUntilItEnds() {
        Step step = root.step();
        assertSame(step, root.step());
        root.signal();
        assertNotSame(step, root.step());
    }

    @Test
    void awaitingOnesOwnStampChangesNothing() {
        ClockSnapshot mine = a.signal();
        Step step = a.step();
        a.await(mine);
        a.awaitObserved(mine);
        assertSame(step, a.step());
    }

    @Test
    void aFinishDoesNotWaitForATaskApart() {
        TaskFinish finish = root.beginFinish();
        TaskState inside = root.spawn("inside");
        TaskState apart = inside.spawnDetached("apart");
        TaskState child = apart.spawn("child of apart");
        Step last = inside.step();
        Step other = apart.step();
        Step third = child.step();
        inside.end();
        apart.end();
        child.end();
        root.endFinish(finish);
        assertTrue(HappensBefore.logical(last, root.step()));
        assertFalse(HappensBefore.logical(other, root.step()));
        assertFalse(HappensBefore.logical(third, root.step()));
        root.join(apart);
        assertTrue(HappensBefore.logical(other, root.step()));
        assertFalse(HappensBefore.logical(third, root.step()));
    }

    @Test
    void aTaskApartThatIsJoinedInsideIsBeforeTheEndOfTheFinish() {
        TaskFinish finish = root.beginFinish();
        TaskState inside = root.spawn("inside");
        TaskState apart = inside.spawnDetached("apart");
        Step step = apart.step();
        apart.end();
        inside.join(apart);
        inside.end();
        root.endFinish(finish);
        assertTrue(HappensBefore.logical(step, root.step()));
    }

    @Test
    void awaitingAgainChangesNothing() {
        ClockSnapshot snapshot = a.signal();
        b.await(snapshot);
        Step step = b.step();
        b.await(snapshot);
        b.awaitObserved(snapshot);
        assertSame(step, b.step());
    }

    @Test
    void awaitingWhatIsKnownThroughOthersChangesNothing() {
        ClockSnapshot early = a.signal();
        TaskState child = a.spawn("c");
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
        ClockSnapshot both = ClockSnapshot.merge(a.signal(), b.signal());
        ClockSnapshot other = ClockSnapshot.merge(root.signal(), b.signal());
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
        ClockSnapshot both = ClockSnapshot.merge(b.signal(), a.signal());
        a.await(both);
        Step step = a.step();
        ClockSnapshot again = ClockSnapshot.merge(both, a.signal());
        Step next = a.step();
        a.await(again);
        assertNotSame(step, next);
        assertSame(next, a.step());
    }

    @Test
    void signallingAgainWithNothingNewToTellGivesTheSameStamp() {
        ClockSnapshot snapshot = a.signal();
        assertSame(snapshot, a.signal());
        a.step();
        assertNotSame(snapshot, a.signal());
    }

    @Test
    void aStampThatIsAfterTheOtherIsTheirMerger() {
        ClockSnapshot first = a.signal();
        b.await(first);
        ClockSnapshot second = b.signal();
        assertSame(second, ClockSnapshot.merge(first, second));
        assertSame(second, ClockSnapshot.merge(second, first));
    }

    @Test
    void aLockOrdersOnlyWhatWasObserved() {
        Step held = a.step();
        ClockSnapshot released = a.signal();
        b.awaitObserved(released);
        assertTrue(HappensBefore.observed(held, b.step()));
        assertFalse(HappensBefore.logical(held, b.step()));
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
        TaskFinish finish = a.beginFinish();
        a.endFinish(finish);
        assertSame(step, a.step());
    }

    @Test
    void finishesEndInnermostFirst() {
        TaskFinish outer = a.beginFinish();
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
        assertTrue(HappensBefore.logical(step, root.step()));
    }

    @Test
    void anOrderThatIsNotKeptCannotBeAskedFor() {
        TaskState only = TaskState.root("L", TrackedOrders.LOGICAL);
        TaskState child = only.spawn("c");
        assertTrue(HappensBefore.logical(child.step(), child.step()));
        assertThrows(IllegalStateException.class, () -> HappensBefore.observed(child.step(), only.step()));
    }

    @Test
    void anEndedStepIsForgottenIfOnlyTheCurrentOneIsRecalled() {
        TaskState lean = TaskState.root("R", TrackedOrders.LOGICAL, ClockRetention.CURRENT_STEP);
        Step first = lean.step();
        TaskState child = lean.spawn("c");
        assertTrue(HappensBefore.logical(first, child.step()));
        assertTrue(HappensBefore.logical(first, lean.step()));
        assertThrows(IllegalStateException.class, () -> HappensBefore.logical(child.step(), first));
    }

    @Test
    void whatATaskDoesAfterItsEndIsAfterEverythingIfItIsNotRecalled() {
        TaskState lean = TaskState.root("R", TrackedOrders.BOTH, ClockRetention.CURRENT_STEP);
        TaskState child = lean.spawn("c");
        TaskState sibling = lean.spawn("d");
        child.end();
        assertTrue(HappensBefore.logical(sibling.step(), child.step()));
        assertFalse(HappensBefore.logical(child.step(), sibling.step()));
    }

    @Test
    void aTaskThatHasAwaitedAMergedStampNeedsNoMerger() {
        ClockSnapshot both = ClockSnapshot.merge(a.signal(), b.signal());
        a.await(both);
        ClockSnapshot later = a.signal();
        assertSame(later, ClockSnapshot.merge(both, later));
    }

    @Test
    void beingInformedEndsNoStep() {
        TaskState r = TaskState.root("R", TrackedOrders.ALL, ClockRetention.CURRENT_STEP);
        TaskState c = r.spawn("c");
        c.locks(LockSet.EMPTY.with(this, false));
        Step wrote = c.step();
        ClockSnapshot released = c.signal();
        r.awaitObserved(released);
        Step reads = r.step();
        assertFalse(HappensBefore.informed(wrote, reads));
        HappensBefore.inform(wrote, reads);
        assertSame(reads, r.step());
        assertTrue(HappensBefore.informed(wrote, reads));
        assertFalse(HappensBefore.informedAtStart(wrote, reads));
        r.signal();
        assertTrue(HappensBefore.informedAtStart(wrote, r.step()));
        assertFalse(HappensBefore.logical(wrote, r.step()));
    }

    @Test
    void aStepThatHeldNoLockInformsNobodyOnceItHasEnded() {
        TaskState r = TaskState.root("R", TrackedOrders.ALL, ClockRetention.CURRENT_STEP);
        TaskState c = r.spawn("c");
        Step wrote = c.step();
        c.signal();
        HappensBefore.inform(wrote, r.step());
        assertFalse(HappensBefore.informed(wrote, r.step()));
    }

    @Test
    void aTaskIsAfterTheSpawnOfThoseSpawnedBeforeIt() {
        TaskState main = TaskState.root("main", TrackedOrders.LOGICAL);
        TaskState first = main.spawn("first");
        TaskState second = main.spawn("second");
        TaskState below = first.spawn("below");
        assertTrue(second.isAfterSpawnOf(first.task()));
        assertTrue(below.isAfterSpawnOf(first.task()));
        assertFalse(first.isAfterSpawnOf(second.task()));
        assertFalse(second.isAfterSpawnOf(below.task()));
    }

    @Test
    void aTaskIsAfterTheEndOfAnotherWhenSomeEdgeSaysSo() {
        TaskState main = TaskState.root("main", TrackedOrders.BOTH);
        TaskState child = main.spawn("child");
        ClockSnapshot early = child.signal();
        main.await(early);
        assertFalse(main.isAfterEndOf(child));
        child.step();
        child.end();
        assertFalse(main.isAfterEndOf(child));
        main.await(child.signal());
        assertTrue(main.isAfterEndOf(child));
    }
}

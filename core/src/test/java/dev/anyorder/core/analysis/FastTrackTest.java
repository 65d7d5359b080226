package dev.anyorder.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.order.Orders;
import dev.anyorder.core.order.Strand;
import java.util.List;
import org.junit.jupiter.api.Test;

/** FastTrack rule by rule. That its answers are right for any sequence of events is for {@link RandomProgramsTest}. */
class FastTrackTest {
    private final FastTrack fastTrack = new FastTrack();
    private final Conflicts none = (by, kind, level, evidence, earlier, later) -> {
        throw new AssertionError("no conflict expected");
    };
    private final Strand root = Strand.root("R", Orders.OBSERVED);

    private Object after(Object history, Strand task, Op op) {
        return fastTrack.access(history, new Access(task.step(), op, 0, null), none);
    }

    private static void clean(String program) {
        assertEquals(List.of(), Trials.FASTTRACK.of(program));
    }

    private static void racy(String program, String... findings) {
        assertEquals(List.of(findings), Trials.FASTTRACK.of(program));
    }

    @Test
    void readingAgainInTheSameEpochChangesNothing() {
        Object history = after(null, root, Op.READ);
        assertSame(history, after(history, root, Op.READ));
        assertTrue(fastTrack.knows(history, root.step(), Op.READ));
        assertFalse(fastTrack.knows(history, root.step(), Op.WRITE));
    }

    @Test
    void whoHasWrittenNeedNotBeAskedInTheSameEpoch() {
        Object history = after(null, root, Op.WRITE);
        assertTrue(fastTrack.knows(history, root.step(), Op.WRITE));
        assertTrue(fastTrack.knows(history, root.step(), Op.READ));
        root.signal();
        assertFalse(fastTrack.knows(history, root.step(), Op.WRITE));
    }

    @Test
    void readsThatFollowOneAnotherAreOneEpoch() {
        Object history = after(null, root, Op.READ);
        Strand child = root.spawn("a");
        Epochs epochs = (Epochs) after(history, child, Op.READ);
        assertEquals(1, epochs.reads().size);
        assertSame(child.step(), epochs.reads().access.step);
    }

    @Test
    void readsThatDoNotFollowOneAnotherAreAllKept() {
        Strand child = root.spawn("a");
        Object history = after(after(null, root, Op.READ), child, Op.READ);
        assertEquals(2, ((Epochs) history).reads().size);
        assertTrue(fastTrack.knows(history, root.step(), Op.READ));
        assertTrue(fastTrack.knows(history, child.step(), Op.READ));
    }

    @Test
    void aWriteAfterSharedReadsForgetsThem() {
        Strand child = root.spawn("a");
        Object history = after(after(null, root, Op.READ), child, Op.READ);
        child.end();
        root.join(child);
        assertNull(((Epochs) after(history, root, Op.WRITE)).reads());
    }

    @Test
    void writesThatNothingOrdersAreARace() {
        racy("R spawn a; a write x; R write x", "data-race x: a write, R write; error, observed");
    }

    @Test
    void aWriteAndAReadThatNothingOrdersAreARace() {
        racy("R spawn a; a write x; R read x", "data-race x: a write, R read; error, observed");
        racy("R spawn a; a read x; R write x", "data-race x: a read, R write; error, observed");
    }

    @Test
    void aWriteIsComparedWithEachOfTheSharedReads() {
        racy(
                "R spawn a; R spawn b; a read x; b read x; b end; R join b; R write x",
                "data-race x: a read, R write; error, observed");
        clean("R spawn a; R spawn b; a read x; b read x; a end; b end; R join b; R join a; R write x");
    }

    @Test
    void readsAloneAreNoRace() {
        clean("R spawn a; R spawn b; a read x; b read x; R read x");
    }

    @Test
    void forkAndJoinOrder() {
        clean("R write x; R spawn a; a write x; a end; R join a; R write x");
        racy("R spawn a; R write x; a write x", "data-race x: R write, a write; error, observed");
    }

    @Test
    void aLockOrdersWhoComesLater() {
        clean("R spawn a; a acquire p; a write x; a release p; R acquire p; R write x; R release p");
        clean("R spawn a; a write x; a acquire p; a release p; R acquire p; R release p; R write x");
        racy(
                "R spawn a; a acquire p; a write x; a release p; R acquire q; R write x",
                "data-race x: a write, R write; error, observed");
        racy(
                "R spawn a; a acquire p; a release p; a write x; R acquire p; R write x",
                "data-race x: a write, R write; error, observed");
    }

    @Test
    void sharersOfALockAreNotOrdered() {
        racy(
                "R spawn a; a share p; a write x; a release p; R share p; R write x",
                "data-race x: a write, R write; error, observed");
        clean("R spawn a; a share p; a read x; a release p; R acquire p; R write x");
    }

    @Test
    void aBarrierOrders() {
        clean("R spawn a; a write x; R barrier a; R write x; R barrier a; a read x");
        racy("R spawn a; R barrier a; a write x; R write x", "data-race x: a write, R write; error, observed");
    }

    @Test
    void aVolatileVariableOrdersWhoReadsIt() {
        clean("R spawn a; a write x; a put v; R get v; R read x");
        racy("R spawn a; a put v; a write x; R get v; R read x", "data-race x: a write, R read; error, observed");
    }

    @Test
    void commutingUpdatesAreWrites() {
        racy("R spawn a; a add x; R add x", "data-race x: a add, R add; error, observed");
    }
}

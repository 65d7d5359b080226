package dev.anyorder.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.order.TrackedOrders;
import java.util.List;
import org.junit.jupiter.api.Test;

/** FastTrack rule by rule. That its answers are right for any sequence of events is for {@link RandomProgramsTest}. */
class FastTrackAnalysisTest {
    private final FastTrackAnalysis fastTrackAnalysis = new FastTrackAnalysis();
    private final ConflictListener none = (by, kind, level, evidence, earlier, later) -> {
        throw new AssertionError("no conflict expected");
    };
    private final TaskState root = TaskState.root("R", TrackedOrders.OBSERVED);

    private Object after(Object history, TaskState task, AccessOp op) {
        return fastTrackAnalysis.access(history, new Access(task.step(), op, 0, null), none);
    }

    private static void clean(String program) {
        assertEquals(List.of(), Trials.FASTTRACK.of(program));
    }

    private static void racy(String program, String... findings) {
        assertEquals(List.of(findings), Trials.FASTTRACK.of(program));
    }

    @Test
    void readingAgainInTheSameEpochChangesNothing() {
        Object history = after(null, root, AccessOp.READ);
        assertSame(history, after(history, root, AccessOp.READ));
        assertTrue(fastTrackAnalysis.isRedundant(history, root.step(), AccessOp.READ));
        assertFalse(fastTrackAnalysis.isRedundant(history, root.step(), AccessOp.WRITE));
    }

    @Test
    void whoHasWrittenNeedNotBeAskedInTheSameEpoch() {
        Object history = after(null, root, AccessOp.WRITE);
        assertTrue(fastTrackAnalysis.isRedundant(history, root.step(), AccessOp.WRITE));
        assertTrue(fastTrackAnalysis.isRedundant(history, root.step(), AccessOp.READ));
        root.signal();
        assertFalse(fastTrackAnalysis.isRedundant(history, root.step(), AccessOp.WRITE));
    }

    @Test
    void readsThatFollowOneAnotherAreOneEpoch() {
        Object history = after(null, root, AccessOp.READ);
        TaskState child = root.spawn("a");
        FastTrackState state = (FastTrackState) after(history, child, AccessOp.READ);
        assertEquals(1, state.reads().size);
        assertSame(child.step(), state.reads().access.step);
    }

    @Test
    void readsThatDoNotFollowOneAnotherAreAllKept() {
        TaskState child = root.spawn("a");
        Object history = after(after(null, root, AccessOp.READ), child, AccessOp.READ);
        assertEquals(2, ((FastTrackState) history).reads().size);
        assertTrue(fastTrackAnalysis.isRedundant(history, root.step(), AccessOp.READ));
        assertTrue(fastTrackAnalysis.isRedundant(history, child.step(), AccessOp.READ));
    }

    @Test
    void aWriteAfterSharedReadsForgetsThem() {
        TaskState child = root.spawn("a");
        Object history = after(after(null, root, AccessOp.READ), child, AccessOp.READ);
        child.end();
        root.join(child);
        assertNull(((FastTrackState) after(history, root, AccessOp.WRITE)).reads());
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

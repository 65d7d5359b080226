package dev.anyorder.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.analysis.registry.AnalysisRegistry;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.order.BlockGap;
import dev.anyorder.core.order.LockSet;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.order.TrackedOrders;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Atomicity case by case. Each program is also compared with all of its schedules. */
class AtomicityAnalysisTest {
    private static void clean(String program) {
        assertEquals(List.of(), AtomicTrials.of(program));
    }

    private static void violated(String program) {
        assertFalse(AtomicTrials.of(program).isEmpty(), program);
    }

    /** A block of task a does two things, and the root one. */
    private static String triple(String first, String split, String second) {
        return "R spawn a; a enter; a " + first + " x; a " + second + " x; a leave; R " + split + " x";
    }

    @Test
    void theFiveTriplesThatNoSerialOrderExplainsAreReported() {
        violated(triple("read", "write", "read"));
        violated(triple("read", "write", "write"));
        violated(triple("write", "read", "write"));
        violated(triple("write", "write", "read"));
        violated(triple("write", "write", "write"));
    }

    @Test
    void theThreeOthersAreNot() {
        clean(triple("read", "read", "read"));
        clean(triple("read", "read", "write"));
        clean(triple("write", "read", "read"));
    }

    @Test
    void theThreeAccessesAreNamed() {
        assertEquals(
                List.of("a.1 READ x, R.1 WRITE x, a.1 WRITE x; error, observed"),
                AtomicTrials.of("R spawn a; a enter; a read x; a write x; a leave; a put v; R write x; R get v"));
    }

    @Test
    void accessesOutsideOfBlocksAreNoPairs() {
        clean("R spawn a; a write x; a write x; R write x");
        clean("R spawn a; a enter; a read x; a leave; a enter; a write x; a leave; R write x");
    }

    @Test
    void aPairInOneCriticalSectionIsCoveredAgainstWhoHoldsTheLock() {
        clean("R spawn a; a enter; a acquire p; a read x; a write x; a release p; R acquire p; R write x; R release p");
        violated("R spawn a; a enter; a acquire p; a read x; a write x; a release p; R write x");
        violated(
                "R spawn a; a enter; a acquire p; a read x; a write x; a release p; R acquire q; R write x; R release q");
    }

    @Test
    void aLockThatIsReleasedAndTakenAgainLetsOthersIn() {
        violated("R spawn a; a enter; a acquire p; a read x; a release p; a acquire p; a write x; a release p;"
                + " R acquire p; R write x; R release p");
    }

    @Test
    void anOuterLockCoversWhatInnerOnesDoNot() {
        String pair = "a acquire q; a read x; a release q; a acquire q; a write x; a release q;";
        String other = "R acquire q; R write x; R release q;";
        clean("R spawn a; a enter; a acquire p; " + pair + " a release p; R acquire p; " + other + " R release p");
        violated("R spawn a; a enter; a acquire p; " + pair + " a release p; " + other);
    }

    @Test
    void locksPassedHandOverHandKeepOutWhoNeedsBoth() {
        String pair = "R spawn a; a enter; a acquire p; a read x; a acquire q; a release p; a write x; a release q;";
        clean(pair + " R acquire p; R acquire q; R write x; R release q; R release p");
        violated(pair + " R acquire p; R write x; R release p");
        violated(pair + " R acquire q; R write x; R release q");
    }

    @Test
    void readersOfALockLetReadersIn() {
        String pair = "R spawn a; a enter; a share p; a read x; a read x; a release p;";
        violated(pair + " R share p; R write x; R release p");
        clean(pair + " R acquire p; R write x; R release p");
    }

    @Test
    void whatIsOrderedByTasksCannotSplit() {
        clean("R write x; R spawn a; a enter; a read x; a write x; a leave; R join a; R write x");
        clean("R spawn a; a enter; a read x; a write x; a leave; a put v; R get v; R write x");
        clean("R spawn a; a enter; a read x; a write x; a leave; a barrier R,a; R barrier R,a; R write x");
        violated("R spawn a; R spawn b; a enter; a read x; a write x; a leave; R join a; b write x");
    }

    @Test
    void whatWasJoinedWithinTheBlockCouldHaveComeBefore() {
        violated("R spawn a; a write x; R enter; R read x; R join a; R read x; R leave");
        clean("R spawn a; a write x; R join a; R enter; R read x; R read x; R leave");
    }

    @Test
    void whatMustComeBetweenIsReportedToo() {
        violated("R spawn a; R enter; R write x; R put v; a get v; a write x; R join a; R write x; R leave");
    }

    @Test
    void whatItsOwnChildrenDoIsTheBlocksDoing() {
        clean("R enter; R write x; R spawn a; a write x; R join a; R write x; R leave");
        violated("R spawn b; R enter; R write x; R spawn a; a write x; R join a; R write x; R leave; b write x");
    }

    @Test
    void aBlockInABlockIsOneWithIt() {
        violated("R spawn a; a enter; a read x; a enter; a write x; a leave; a leave; R write x");
    }

    @Test
    void severalBlocksThatRunAtATimeAreRememberedEach() {
        violated("R spawn a; R spawn b; a enter; b enter; R enter; a read x; b read x; R read x;"
                + " a write x; b write x; R write x; a leave; b leave; R leave");
        clean("R spawn a; R spawn b; a enter; b enter; R enter; a read x; b read x; R read x;"
                + " a read x; b read x; R read x; a leave; b leave; R leave");
    }

    @Test
    void itAsksForBlocksGroupsAndCounters() {
        AtomicityAnalysis atomicityAnalysis = new AtomicityAnalysis();
        assertTrue(atomicityAnalysis.wantsBlocks() && atomicityAnalysis.wantsAtomic());
        assertEquals(
                List.of(atomicityAnalysis, AtomicityAnalysis.ofStretches()),
                atomicityAnalysis.subscribers(AccessStream.GROUP));
        assertEquals(TrackedOrders.ALL, atomicityAnalysis.orders());
        assertSame(AnalysisRegistry.named(atomicityAnalysis.name()).getClass(), AtomicityAnalysis.class);
    }

    @Test
    void aGroupIsOneLocation() {
        violated("R spawn a; a enter; a write g1; a write g2; a leave; R read g1");
        clean("R spawn a; a enter; a write x; a write y; a leave; R write x; R write y");
    }

    @Test
    void anUpdateCanItselfBeSplitUnlessItIsAtomic() {
        violated("R spawn a; a enter; a update x; a leave; R write x");
        clean("R spawn a; a enter; a update! x; a leave; R update! x");
        violated("R spawn a; a enter; a update! x; a update! x; a leave; R update! x");
    }

    @Test
    void moreThanTwoUnorderedSplittersMustBeKept() {
        violated("R spawn a; R spawn b; R spawn c; a write x; b write x; c write x; R join a; R join c;"
                + " R enter; R read x; R read x; R leave");
    }

    @Test
    void whoPutsIsInNoConflictWithOthersWhoPutAsToHowManyThereAre() {
        assertEquals(0, counted(AccessOp.WRITE, AccessOp.WRITE));
        assertEquals(0, counted(AccessOp.WRITE, AccessOp.READ));
        assertEquals(1, counted(AccessOp.READ, AccessOp.READ));
        assertEquals(1, counted(AccessOp.READ, AccessOp.WRITE));
    }

    /** How many violations there are if a block looks how many there are, or puts something, twice, and somebody else puts something. */
    private static int counted(AccessOp first, AccessOp second) {
        int[] found = new int[1];
        ConflictListener listener = new ConflictListener() {
            @Override
            public void conflict(
                    Analysis by, FindingKind kind, Severity severity, Evidence evidence, Access earlier, Access later) {
                throw new AssertionError("no conflict expected");
            }

            @Override
            public void split(
                    Analysis by,
                    FindingKind kind,
                    Severity severity,
                    Evidence evidence,
                    BlockGap gap,
                    boolean interleaved,
                    Access one,
                    Access split,
                    Access two) {
                found[0]++;
            }
        };
        Analysis counts =
                new AtomicityAnalysis().subscribers(AccessStream.COUNT).get(0);
        TaskState root = TaskState.root("R", TrackedOrders.ALL);
        TaskState child = root.spawn("a");
        child.beginBlock("block");
        Object past = counts.access(null, new Access(child.step(), first, 0, null), listener);
        past = counts.access(past, new Access(child.step(), second, 1, null), listener);
        child.endBlock();
        counts.access(past, new Access(root.step(), AccessOp.WRITE, 2, null), listener);
        return found[0];
    }

    @Test
    void repeatsOfAStepMakeNothing() {
        AtomicityAnalysis atomicityAnalysis = new AtomicityAnalysis();
        ConflictListener none = (by, kind, severity, evidence, earlier, later) -> {
            throw new AssertionError("no conflict expected");
        };
        TaskState root = TaskState.root("R", TrackedOrders.ALL);
        root.locks(LockSet.EMPTY.with(this, false));
        root.beginBlock("update");
        Access write = new Access(root.step(), AccessOp.WRITE, 0, null);
        Object once = atomicityAnalysis.access(null, write, none);
        assertFalse(atomicityAnalysis.isRedundant(once, root.step(), AccessOp.WRITE));
        Object twice = atomicityAnalysis.access(once, write, none);
        assertTrue(atomicityAnalysis.isRedundant(twice, root.step(), AccessOp.WRITE));
        assertTrue(atomicityAnalysis.isRedundant(twice, root.step(), AccessOp.READ));
        assertSame(twice, atomicityAnalysis.access(twice, write, none));
        root.endBlock();
        assertFalse(atomicityAnalysis.isRedundant(twice, root.step(), AccessOp.READ));
    }
}

package dev.anyorder.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.order.LockSet;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.order.TrackedOrders;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeterminacyAnalysisTest {
    private static void clean(String program) {
        assertEquals(List.of(), Trials.DETERMINACY.of(program));
    }

    private static void racy(String program, String... findings) {
        assertEquals(List.of(findings), Trials.DETERMINACY.of(program));
    }

    private static String locked(String first, String second) {
        return "R spawn a; a acquire p; a " + first + " x; a release p; R acquire p; R " + second + " x; R release p";
    }

    @Test
    void twoCriticalSectionsThatSetOneAndTwoAreADeterminacyRaceAndNoDataRace() {
        racy(locked("write", "write"), "determinacy-race x: a write, R write; note, predicted");
        assertEquals(List.of(), Trials.RACE.of(locked("write", "write")));
    }

    @Test
    void updatesOfOneFamilyUnderALockCommute() {
        for (AccessOp op : AccessOp.values()) {
            if (op.commutes() && !op.rounds()) {
                String verb = op.name().toLowerCase(java.util.Locale.ROOT);
                clean(locked(verb, verb));
            }
        }
    }

    @Test
    void atomicUpdatesOfOneFamilyCommute() {
        clean("R spawn a; a add! x; R add! x");
        racy("R spawn a; a add! x; R max! x", "determinacy-race x: a add, R max; note, observed");
    }

    @Test
    void updatesWithoutALockDoNotCommute() {
        racy("R spawn a; a add x; R add x", "determinacy-race x: a add, R add; error, observed");
    }

    @Test
    void updatesOfTwoFamiliesDoNotCommute() {
        racy(locked("add", "multiply"), "determinacy-race x: a add, R multiply; note, predicted");
    }

    @Test
    void anUpdateIsInConflictWithAReadAndAWrite() {
        racy(locked("add", "read"), "determinacy-race x: a add, R read; note, predicted");
        racy(locked("write", "add"), "determinacy-race x: a write, R add; note, predicted");
    }

    @Test
    void anUpdateWhoseResultIsUsedDoesNotCommute() {
        racy(locked("update", "update"), "determinacy-race x: a update, R update; note, predicted");
    }

    @Test
    void updatesThatRoundAreARoundingRace() {
        racy(locked("float_add", "float_add"), "rounding-race x: a float_add, R float_add; note, predicted");
        racy(
                locked("float_add", "float_multiply"),
                "determinacy-race x: a float_add, R float_multiply; note, predicted");
    }

    @Test
    void aRoundingRaceHidesNoDeterminacyRace() {
        racy(
                "R spawn a; R spawn b; a acquire p; a float_add x; a release p; b acquire p; b float_add x; b release p;"
                        + " b end; R join b; R acquire p; R read x; R release p",
                "rounding-race x: a float_add, b float_add; note, predicted",
                "determinacy-race x: a float_add, R read; note, predicted");
    }

    @Test
    void anUpdateDoesNotStandForAReadOfTheSameStep() {
        racy(
                "R spawn a; a acquire p; a add x; a read x; a release p; R acquire p; R add x",
                "determinacy-race x: a read, R add; note, predicted");
    }

    @Test
    void aTestMindsWhatItsOwnFamilyChangesOnlyWithoutALock() {
        clean(locked("max_test", "max"));
        clean(locked("max", "max_test"));
        racy(locked("max_test", "min"), "determinacy-race x: a max_test, R min; note, predicted");
        racy(locked("write", "max_test"), "determinacy-race x: a write, R max_test; note, predicted");
        racy("R spawn a; a max_test x; R max x", "determinacy-race x: a max_test, R max; error, observed");
    }

    @Test
    void aTestIsARead() {
        clean(locked("max_test", "read"));
        clean("R spawn a; a max_test x; R min_test x; R read x");
        assertEquals(List.of(), Trials.RACE.of("R spawn a; a max_test x; R read x"));
    }

    @Test
    void tasksInOrderHaveNoDeterminacyRace() {
        clean("R write x; R spawn a; a write x; a end; R join a; R read x");
    }

    @Test
    void whatIsADataRaceIsLeftToRaceIfThatRuns() {
        DeterminacyAnalysis determinacyAnalysis = new DeterminacyAnalysis();
        TaskState root = TaskState.root("R", TrackedOrders.ALL);
        Access plain = new Access(root.step(), AccessOp.WRITE, 0, null);
        root.locks(LockSet.EMPTY.with(this, false));
        Access locked = new Access(root.step(), AccessOp.WRITE, 1, null);
        List<Analysis> both = List.of(new RaceAnalysis(), determinacyAnalysis);
        assertTrue(determinacyAnalysis.defersTo(FindingKind.DETERMINACY_RACE, plain, locked, both));
        assertFalse(determinacyAnalysis.defersTo(FindingKind.DETERMINACY_RACE, locked, locked, both));
        assertFalse(determinacyAnalysis.defersTo(
                FindingKind.DETERMINACY_RACE, plain, locked, List.of(determinacyAnalysis)));
    }
}

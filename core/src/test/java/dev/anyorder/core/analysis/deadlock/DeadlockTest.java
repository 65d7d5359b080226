package dev.anyorder.core.analysis.deadlock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.analysis.deadlock.LockProgram.Action;
import dev.anyorder.core.analysis.deadlock.LockProgram.Instruction;
import dev.anyorder.core.finding.EdgeCause;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is reported of one run, compared with all interleavings of the program. */
class DeadlockTest {
    private static final int PROGRAMS = 6_000;
    private static final int ATTEMPTS = 1_000;

    private static Instruction of(Action action, int number) {
        return new Instruction(action, number);
    }

    /** A task that acquires one lock, then the other. */
    private static Instruction[] nested(Action first, int outer, Action second, int inner) {
        return new Instruction[] {
            of(first, outer), of(second, inner), of(Action.RELEASE, inner), of(Action.RELEASE, outer)
        };
    }

    private static LockProgram two(Instruction[] first, Instruction[] second) {
        return new LockProgram()
                .task(of(Action.SPAWN, 1), of(Action.SPAWN, 2), of(Action.JOIN, 1), of(Action.JOIN, 2))
                .task(first)
                .task(second);
    }

    private static LockRun run(LockProgram program, Random random) {
        LockRun run = null;
        for (int i = 0; i < ATTEMPTS && run == null; i++) {
            run = LockRun.of(program, random);
        }
        assertNotNull(run, program::toString);
        return run;
    }

    @Test
    void anInversionIsACycleWithTheAcquisitionsOfBothTasks() {
        LockProgram program =
                two(nested(Action.ACQUIRE, 0, Action.ACQUIRE, 1), nested(Action.ACQUIRE, 1, Action.ACQUIRE, 0));
        LockRun run = run(program, new Random(1));
        assertEquals(1, run.findings.size());
        assertEquals(
                List.of(EdgeCause.WAIT, EdgeCause.WAIT), run.findings.get(0).edges());
        List<String> operations = run.findings.get(0).operations().stream()
                .map(operation -> ((LockRun.NamedOperation) operation).name())
                .sorted()
                .toList();
        assertEquals(List.of("1:0", "1:1", "2:0", "2:1"), operations);
    }

    @Test
    void readersDoNotWaitForReaders() {
        LockProgram program = two(
                nested(Action.ACQUIRE_SHARED, 0, Action.ACQUIRE_SHARED, 1),
                nested(Action.ACQUIRE_SHARED, 1, Action.ACQUIRE_SHARED, 0));
        assertFalse(program.canDeadlock());
        assertTrue(run(program, new Random(1)).findings.isEmpty());
    }

    @Test
    void aLoopKeepsOneEdge() {
        LockProgram program = two(new Instruction[0], new Instruction[0]);
        Instruction[] once = nested(Action.ACQUIRE, 0, Action.ACQUIRE, 1);
        Instruction[] loop = new Instruction[once.length * 3 * LockOrderGraph.MOST];
        for (int i = 0; i < loop.length; i++) {
            loop[i] = once[i % once.length];
        }
        program.tasks.set(2, List.of(nested(Action.ACQUIRE, 1, Action.ACQUIRE, 0)));
        program.tasks.set(1, List.of(loop));
        program.tasks.set(0, List.of(of(Action.SPAWN, 2), of(Action.SPAWN, 1), of(Action.JOIN, 1), of(Action.JOIN, 2)));
        // The run takes task 2 whole, then the loop: its first edge would be forgotten if each of the loop's were kept.
        assertFalse(run(program, new Random(3)).findings.isEmpty());
    }

    @Test
    void ifTasksHoldNoLocksWhereTheyAreSpawnedAndJoinedACycleIsReportedExactlyIfOneCanBeReached() {
        Random random = new Random(20);
        int deadlocks = 0;
        for (int i = 0; i < PROGRAMS; i++) {
            LockProgram program = LockProgram.random(random, true);
            LockRun run = run(program, random);
            boolean canDeadlock = program.canDeadlock();
            deadlocks += canDeadlock ? 1 : 0;
            assertEquals(canDeadlock, !run.findings.isEmpty(), program::toString);
        }
        assertTrue(deadlocks > PROGRAMS / 20, "deadlocks: " + deadlocks);
        assertTrue(deadlocks < PROGRAMS / 2, "deadlocks: " + deadlocks);
    }

    @Test
    void otherwiseNoDeadlockIsMissedAndOneInFiveAtMostIsReportedThatCannotBeReached() {
        Random random = new Random(21);
        int runs = 0;
        int reported = 0;
        int unreachable = 0;
        for (int i = 0; i < PROGRAMS; i++) {
            LockProgram program = LockProgram.random(random, false);
            LockRun run = LockRun.of(program, random);
            if (run != null) {
                runs++;
                boolean canDeadlock = program.canDeadlock();
                assertTrue(!canDeadlock || !run.findings.isEmpty(), program::toString);
                reported += run.findings.isEmpty() ? 0 : 1;
                unreachable += run.findings.isEmpty() || canDeadlock ? 0 : 1;
            }
        }
        String figures = runs + " runs, " + reported + " with a report, " + unreachable + " that cannot deadlock";
        assertTrue(reported > 100, figures);
        assertTrue(unreachable * 5 < reported, figures);
    }
}

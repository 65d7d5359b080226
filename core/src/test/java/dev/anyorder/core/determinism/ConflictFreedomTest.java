package dev.anyorder.core.determinism;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.core.determinism.Play.Player;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is in conflict inside of a block, rule by rule of Figure 4. That it is so in any run is for {@link RandomPlaysTest}. */
class ConflictFreedomTest {
    private static final int V = Play.VOLATILE;

    private final Play play = new Play(true);
    private final Player main = play.main;

    private void assertClash(String earlier, String later) {
        assertEquals(1, play.clashes.size(), play.clashes::toString);
        DeterminismConflict conflict = play.clashes.get(0);
        assertEquals(earlier + "; " + later, conflict.earlier() + "; " + conflict.later());
    }

    private void assertNoClash() {
        assertEquals(List.of(), play.clashes);
    }

    private void lock(Player by, int lock) {
        play.acquire(by, lock);
        play.release(by, lock);
    }

    @Test
    void beginWhatTwoBlocksDoIsInNoConflict() {
        Player a = play.spawn(main);
        Player b = play.spawn(main);
        play.begin(a);
        play.begin(b);
        lock(a, 0);
        play.write(a, V);
        lock(b, 0);
        play.write(b, V);
        assertNoClash();
    }

    @Test
    void beginABlockAgainIsAnotherBlock() {
        Player a = play.spawn(main);
        play.begin(a);
        Player child = play.spawn(a);
        lock(child, 0);
        play.end(a);
        play.begin(a);
        lock(a, 0);
        assertNoClash();
    }

    @Test
    void endWhatFollowsABlockIsOutside() {
        play.begin(main);
        Player child = play.spawn(main);
        play.end(main);
        lock(child, 0);
        lock(main, 0);
        assertNoClash();
    }

    @Test
    void endATaskOfABlockStaysInItAfterItsEnd() {
        play.begin(main);
        Player a = play.spawn(main);
        Player b = play.spawn(main);
        play.end(main);
        lock(a, 0);
        lock(b, 0);
        assertClash("1 acquire 0 [0]", "2 acquire 0 [0]");
    }

    @Test
    void acquireTheSameLockInNoOrder() {
        play.begin(main);
        Player a = play.spawn(main);
        lock(a, 0);
        lock(main, 0);
        assertClash("1 acquire 0 [0]", "0 acquire 0 [0]");
    }

    @Test
    void acquireDifferentLocks() {
        play.begin(main);
        Player a = play.spawn(main);
        lock(a, 0);
        lock(main, 1);
        assertNoClash();
    }

    @Test
    void acquireToReadTogetherIsNoConflictAndToWriteIs() {
        play.begin(main);
        Player a = play.spawn(main);
        play.share(a, 0);
        play.share(main, 0);
        play.release(a, 0);
        play.release(main, 0);
        assertNoClash();
        lock(main, 0);
        assertClash("1 share 0 [0]", "0 acquire 0 [0]");
    }

    @Test
    void acquireALockThatWasHeldWhenTheTaskWasSpawnedAlwaysComesLater() {
        play.begin(main);
        play.acquire(main, 0);
        Player a = play.spawn(main);
        play.write(main, 1);
        play.release(main, 0);
        play.acquire(a, 0);
        play.write(a, 1);
        assertNoClash();
    }

    @Test
    void releaseAndJoinBeforeAnotherTakesTheLock() {
        play.begin(main);
        Player a = play.spawn(main);
        lock(a, 0);
        play.join(main, a);
        lock(main, 0);
        assertNoClash();
    }

    @Test
    void reentrantLocksDoNotCount() {
        play.begin(main);
        play.acquire(main, 0);
        Player a = play.spawn(main);
        play.takeAgain(main, 0);
        play.release(main, 0);
        lock(a, 0);
        assertNoClash();
    }

    @Test
    void reentrantLocksInReadModeDoNotCount() {
        play.begin(main);
        play.share(main, 0);
        Player a = play.spawn(main);
        play.takeAgain(main, 0);
        play.release(main, 0);
        lock(a, 0);
        assertNoClash();
    }

    @Test
    void reentrantLocksDoNotMakeTheFirstAcquisitionForgotten() {
        play.begin(main);
        Player a = play.spawn(main);
        play.acquire(main, 0);
        play.takeAgain(main, 0);
        play.release(main, 0);
        lock(a, 0);
        assertClash("0 acquire 0 [0]", "1 acquire 0 [0]");
    }

    @Test
    void theSameAgainIsNoNewsAndMakesNothingForgotten() {
        play.begin(main);
        Player a = play.spawn(main);
        play.write(a, 1);
        play.write(a, 1);
        play.write(main, 1);
        assertClash("1 write 1 [0]", "0 write 1 [0]");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, V})
    void readWhatAnotherHasWritten(int variable) {
        play.begin(main);
        Player a = play.spawn(main);
        play.write(a, variable);
        play.read(main, variable);
        assertClash("1 write " + variable + " [0]", "0 read " + variable + " [0]");
    }

    @Test
    void readingDoesNotMakeAWriteForgotten() {
        play.begin(main);
        Player a = play.spawn(main);
        play.write(a, V);
        play.read(a, V);
        play.read(main, V);
        assertClash("1 write 100 [0]", "0 read 100 [0]");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, V})
    void writeWhatAnotherHasRead(int variable) {
        play.begin(main);
        Player a = play.spawn(main);
        Player b = play.spawn(main);
        play.read(a, variable);
        play.read(b, variable);
        assertNoClash();
        play.join(main, b);
        play.write(main, variable);
        assertClash("1 read " + variable + " [0]", "0 write " + variable + " [0]");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, V})
    void writeWhatAnotherHasWritten(int variable) {
        play.begin(main);
        Player a = play.spawn(main);
        play.write(a, variable);
        play.write(main, variable);
        assertClash("1 write " + variable + " [0]", "0 write " + variable + " [0]");
    }

    @Test
    void variablesUnderALockAreInConflictBecauseOfTheLock() {
        play.begin(main);
        Player a = play.spawn(main);
        for (Player each : List.of(a, main)) {
            play.acquire(each, 0);
            play.write(each, 1);
            play.release(each, 0);
        }
        assertClash("1 acquire 0 [0]", "0 acquire 0 [0]");
    }

    @Test
    void forkOrdersWhatWasBefore() {
        play.begin(main);
        play.write(main, V);
        lock(main, 0);
        Player a = play.spawn(main);
        play.write(a, V);
        lock(a, 0);
        assertNoClash();
    }

    @Test
    void joinOrdersWhatComesAfter() {
        play.begin(main);
        Player a = play.spawn(main);
        play.write(a, V);
        play.join(main, a);
        play.write(main, V);
        assertNoClash();
    }

    @Test
    void joinOfAllInAFinishOrders() {
        play.begin(main);
        play.beginFinish(main);
        Player a = play.spawn(main);
        play.write(a, V);
        play.stop(a);
        play.endFinish(main);
        play.write(main, V);
        assertNoClash();
        assertEquals(List.of(), play.circles);
    }

    @Test
    void stopAloneOrdersNothing() {
        play.begin(main);
        Player a = play.spawn(main);
        play.write(a, V);
        play.stop(a);
        play.write(main, V);
        assertClash("1 write " + V + " [0]", "0 write " + V + " [0]");
    }

    @Test
    void outsideOfBlocksNothingIsInConflict() {
        Player a = play.spawn(main);
        play.begin(a);
        lock(a, 0);
        play.write(a, V);
        lock(main, 0);
        play.write(main, V);
        assertNoClash();
    }

    @Test
    void latchesAndBarriersAreNoConflict() {
        play.begin(main);
        Player a = play.spawn(main);
        play.write(a, V);
        int latch = play.put(a);
        play.get(main, latch);
        play.write(main, V);
        play.barrier(List.of(main, a));
        play.write(a, V);
        assertNoClash();
        assertEquals(List.of(), play.circles);
    }

    @Test
    void aConflictIsInAllBlocksThatBothAreIn() {
        play.begin(main);
        int inner = play.begin(main);
        Player a = play.spawn(main);
        play.write(a, V);
        play.write(main, V);
        assertEquals(
                List.of(inner, 0),
                play.clashes.get(0).block().blocks().stream().map(b -> b.info).toList());
    }

    @Test
    void aConflictWithWhatIsOutsideOfAnInnerBlockIsInTheOuterOne() {
        play.begin(main);
        Player a = play.spawn(main);
        play.begin(a);
        play.write(a, V);
        play.write(main, V);
        assertEquals(0, play.clashes.get(0).block().info);
    }

    @Test
    void whatAnInnerBlockDidIsNotForgottenForWhatTheOuterOneDid() {
        play.begin(main);
        Player a = play.spawn(main);
        int inner = play.begin(a);
        Player b = play.spawn(a);
        play.write(a, V);
        play.get(main, play.put(a));
        play.write(main, V);
        play.write(b, V);
        assertEquals(
                List.of(0, inner),
                play.clashes.stream().map(c -> c.block().info).sorted().toList());
    }
}

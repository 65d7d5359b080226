package dev.anyorder.core.determinism;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.core.determinism.Play.Player;
import java.util.List;
import org.junit.jupiter.api.Test;

/** When permits of a semaphore are a lock, and when they are a signal. */
class PermitHistoryTest {
    private static final int PERMITS = 7;

    private final Play play = new Play(true);
    private final Player main = play.main;

    private void take(Player by) {
        play.takePermit(by, PERMITS);
    }

    private void give(Player by) {
        play.givePermit(by, PERMITS);
    }

    private void assertClash(String earlier, String later) {
        assertClashes(1);
        DeterminismConflict conflict = play.clashes.get(0);
        assertEquals(earlier + "; " + later, conflict.earlier() + "; " + conflict.later());
    }

    private void assertClashes(int expected) {
        assertEquals(expected, play.clashes.size(), play.clashes::toString);
    }

    private void assertNoClash() {
        assertEquals(List.of(), play.clashes);
    }

    @Test
    void permitsAsALock() {
        play.begin(main);
        Player child = play.spawn(main);
        take(main);
        give(main);
        take(child);
        give(child);
        assertClash("0 take 7 [0]", "1 take 7 [0]");
    }

    @Test
    void permitsAsALockWhileTheOtherWaits() {
        play.begin(main);
        Player child = play.spawn(main);
        take(main);
        take(child);
        give(main);
        assertClashes(1);
    }

    @Test
    void permitsAsALockAgainAndAgain() {
        play.begin(main);
        for (int i = 0; i < 3; i++) {
            take(main);
            give(main);
        }
        Player child = play.spawn(main);
        take(child);
        give(child);
        assertNoClash();
    }

    @Test
    void permitsOfATaskThatTakesManyAreComparedOnce() {
        play.begin(main);
        Player child = play.spawn(main);
        for (int i = 0; i < 3; i++) {
            take(main);
            give(main);
        }
        take(child);
        assertClashes(1);
    }

    @Test
    void permitsAsASignal() {
        play.begin(main);
        Player child = play.spawn(main);
        give(child);
        take(main);
        give(child);
        take(main);
        assertNoClash();
    }

    @Test
    void permitsForAllWhoWaitForTheStart() {
        play.begin(main);
        Player a = play.spawn(main);
        Player b = play.spawn(main);
        take(a);
        give(main);
        give(main);
        take(b);
        assertNoClash();
    }

    @Test
    void permitsGivenBackAfterAllHaveTheirs() {
        play.begin(main);
        Player a = play.spawn(main);
        Player b = play.spawn(main);
        take(a);
        take(b);
        play.join(main, a);
        play.join(main, b);
        give(main);
        assertNoClash();
    }

    @Test
    void permitHeldWhileSpawning() {
        play.begin(main);
        take(main);
        Player child = play.spawn(main);
        give(main);
        take(child);
        give(child);
        assertNoClash();
    }

    @Test
    void permitsGivenInOneBlockAndTakenInAnother() {
        Player other = play.root();
        play.begin(main);
        Player child = play.spawn(main);
        take(main);
        take(child);
        int token = play.put(main);
        play.begin(other);
        play.get(other, token);
        give(other);
        assertNoClash();
    }

    @Test
    void permitsFromElsewhereLeaveThoseTakenAsTheyAre() {
        play.begin(main);
        Player a = play.spawn(main);
        Player b = play.spawn(main);
        take(a);
        take(b);
        give(main);
        assertNoClash();
        give(a);
        assertClash("2 take 7 [0]", "1 take 7 [0]");
    }

    @Test
    void permitsGivenBackWhileOneWaitsAreALockForWhoComesLaterToo() {
        play.begin(main);
        Player a = play.spawn(main);
        Player b = play.spawn(main);
        take(a);
        take(b);
        give(a);
        assertClashes(1);
        take(main);
        assertClashes(2);
    }

    @Test
    void permitsGivenBackByEachAreComparedWithWhoComesLater() {
        play.begin(main);
        Player a = play.spawn(main);
        Player b = play.spawn(main);
        take(a);
        give(a);
        take(b);
        give(b);
        assertClashes(1);
        take(main);
        assertClashes(3);
    }

    @Test
    void permitsOfATaskThatTakesManyAreComparedOnceThoughAnotherTookOneMeanwhile() {
        play.begin(main);
        Player a = play.spawn(main);
        Player b = play.spawn(main);
        take(a);
        give(a);
        take(b);
        take(a);
        give(a);
        assertClashes(2);
        take(main);
        assertClashes(3);
    }

    @Test
    void permitsOfTwoBlocksSideBySideAreALockForTheOneAround() {
        play.begin(main);
        Player a = play.spawn(main);
        Player b = play.spawn(main);
        play.begin(a);
        play.begin(b);
        take(a);
        take(b);
        give(a);
        assertClashes(1);
        assertEquals(0, play.clashes.get(0).block().info);
    }

    @Test
    void permitsTakenInAnotherBlockAreNoRivals() {
        Player other = play.root();
        play.begin(main);
        play.begin(other);
        take(main);
        take(other);
        give(main);
        assertNoClash();
    }

    @Test
    void permitsOutsideOfBlocks() {
        Player child = play.spawn(main);
        take(main);
        take(child);
        give(child);
        assertNoClash();
    }
}

package dev.anyorder.core.determinism;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.determinism.Play.Player;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where tasks of a block meet, beyond locks and variables: updates that commute, ends of queues. Permits are for {@link PermitHistoryTest}. */
class MeetingsTest {
    private static final int V = Play.VOLATILE;
    private static final int HEAD = 8;
    private static final int TAIL = 9;

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

    private void add(Player by) {
        play.update(by, V, "add");
    }

    private void multiply(Player by) {
        play.update(by, V, "multiply");
    }

    @Test
    void updatesOfOneFamilyInAnyOrder() {
        play.begin(main);
        Player child = play.spawn(main);
        add(main);
        add(child);
        add(main);
        assertNoClash();
    }

    @Test
    void updatesOfTwoFamiliesInNoOrder() {
        play.begin(main);
        Player child = play.spawn(main);
        add(main);
        multiply(child);
        assertClash("0 add 100 [0]", "1 multiply 100 [0]");
    }

    @Test
    void updateThatSomebodyLooksAt() {
        play.begin(main);
        Player child = play.spawn(main);
        add(child);
        play.read(main, V);
        assertClash("1 add 100 [0]", "0 read 100 [0]");
    }

    @Test
    void updateAfterAWriteDoesNotHideTheWrite() {
        play.begin(main);
        Player a = play.spawn(main);
        Player b = play.spawn(main);
        play.write(a, V);
        add(a);
        add(b);
        assertClash("1 write 100 [0]", "2 add 100 [0]");
    }

    @Test
    void updatesLookedAtAfterAJoin() {
        play.begin(main);
        Player child = play.spawn(main);
        add(child);
        add(main);
        play.join(main, child);
        play.read(main, V);
        assertNoClash();
    }

    @Test
    void sumsAreSlight() {
        play.begin(main);
        Player child = play.spawn(main);
        play.sum(main, V);
        play.sum(child, V);
        assertClash("0 sum 100 [0]", "1 sum 100 [0]");
        assertTrue(play.clashes.get(0).isSlight());
    }

    @Test
    void sumThatSomebodyLooksAtIsNotSlight() {
        play.begin(main);
        Player child = play.spawn(main);
        play.sum(main, V);
        play.read(child, V);
        assertEquals(
                List.of(false),
                play.clashes.stream().map(DeterminismConflict::isSlight).toList());
    }

    @Test
    void updatesFromOutsideMayComeBetween() {
        Player other = play.root();
        play.begin(main);
        add(main);
        add(other);
        add(main);
        assertEquals(List.of(), play.circles);
    }

    @Test
    void updateOfAnotherFamilyFromOutside() {
        Player other = play.root();
        play.begin(main);
        add(main);
        multiply(other);
        add(main);
        assertFalse(play.circles.isEmpty());
    }

    @Test
    void updateFromOutsideBetweenTwoReads() {
        Player other = play.root();
        play.begin(main);
        play.read(main, V);
        add(other);
        play.read(main, V);
        assertFalse(play.circles.isEmpty());
    }

    @Test
    void readFromOutsideBetweenTwoUpdates() {
        Player other = play.root();
        play.begin(main);
        add(main);
        play.read(other, V);
        add(main);
        assertFalse(play.circles.isEmpty());
    }

    @Test
    void writeFromOutsideBetweenTwoUpdates() {
        Player other = play.root();
        play.begin(main);
        add(main);
        play.write(other, V);
        add(main);
        assertFalse(play.circles.isEmpty());
    }

    @Test
    void writeAndUpdateFromOutsideBetween() {
        Player other = play.root();
        Player third = play.root();
        play.begin(main);
        play.write(main, V);
        add(other);
        multiply(third);
        play.read(main, V);
        assertFalse(play.circles.isEmpty());
    }

    @Test
    void updateFromOutsideAfterAWriteOfTheSameStep() {
        Player other = play.root();
        play.begin(main);
        play.write(main, 0);
        play.update(other, 0, "add");
        play.write(main, 0);
        assertFalse(play.circles.isEmpty());
    }

    @Test
    void updateFromOutsideBetweenTwoReadsOfAStep() {
        Player other = play.root();
        play.begin(main);
        play.read(main, 0);
        play.update(other, 0, "add");
        play.read(main, 0);
        assertFalse(play.circles.isEmpty());
    }

    @Test
    void updateOfAnotherFamilyFromOutsideBetweenTwoOfAStep() {
        Player other = play.root();
        play.begin(main);
        play.update(main, 0, "add");
        play.update(other, 0, "multiply");
        play.update(main, 0, "add");
        assertFalse(play.circles.isEmpty());
    }

    @Test
    void everyUpdateIsReadByWhoComesLater() {
        Player other = play.root();
        Player third = play.root();
        play.begin(third);
        play.begin(main);
        play.update(third, 0, "add");
        play.update(main, 0, "add");
        play.read(other, 0);
        play.write(main, 0);
        assertFalse(play.circles.isEmpty());
    }

    @Test
    void everyFamilyIsKept() {
        Player other = play.root();
        Player third = play.root();
        play.begin(main);
        play.update(main, 0, "multiply");
        play.update(other, 0, "add");
        play.update(third, 0, "add");
        play.write(third, 1);
        play.read(main, 1);
        assertFalse(play.circles.isEmpty());
    }

    @Test
    void locksOfWhatIsDeclaredToCommute() {
        play.begin(main);
        Player child = play.spawn(main);
        play.acquireToCommute(main, 0);
        play.release(main, 0);
        play.acquireToCommute(child, 0);
        play.release(child, 0);
        assertNoClash();
        play.acquire(main, 0);
        assertClash("1 acquire 0 [0]", "0 acquire 0 [0]");
    }

    @Test
    void queueOfOneGiverAndOneTaker() {
        play.begin(main);
        Player child = play.spawn(main);
        play.queue(child, TAIL, AccessKind.WRITE);
        play.queue(main, HEAD, AccessKind.WRITE);
        play.queue(child, TAIL, AccessKind.WRITE);
        play.queue(main, HEAD, AccessKind.WRITE);
        assertNoClash();
    }

    @Test
    void queueOfTwoTakers() {
        play.begin(main);
        Player child = play.spawn(main);
        play.queue(child, HEAD, AccessKind.WRITE);
        play.queue(main, HEAD, AccessKind.WRITE);
        assertClash("1 change 8 [0]", "0 change 8 [0]");
    }

    @Test
    void queueThatIsLookedAtWhileOthersGive() {
        play.begin(main);
        Player child = play.spawn(main);
        play.queue(main, TAIL, AccessKind.READ);
        play.queue(child, TAIL, AccessKind.WRITE);
        assertClash("0 ask 9 [0]", "1 change 9 [0]");
    }

    @Test
    void queueThatIsUsedOutsideOfBlocks() {
        Player child = play.spawn(main);
        play.queue(child, HEAD, AccessKind.WRITE);
        play.queue(main, HEAD, AccessKind.WRITE);
        assertNoClash();
    }

    @Test
    void queueThatIsUsedAgainInTheSameStepRemembersIt() {
        play.begin(main);
        Player child = play.spawn(main);
        play.queue(main, HEAD, AccessKind.WRITE);
        play.queue(main, HEAD, AccessKind.WRITE);
        play.queue(child, HEAD, AccessKind.WRITE);
        assertClash("0 change 8 [0]", "1 change 8 [0]");
    }
}

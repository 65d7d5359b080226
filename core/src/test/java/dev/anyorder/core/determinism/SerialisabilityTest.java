package dev.anyorder.core.determinism;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.determinism.Play.Player;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Who comes into a block from outside, rule by rule of Figure 5. That it is so in any run is for {@link RandomPlaysTest}. */
class SerialisabilityTest {
    private static final int V = Play.VOLATILE;
    private static final int W = Play.VOLATILE + 1;

    private final Play play = new Play(false);
    private final Player main = play.main;
    private final Player other = play.root();

    private void assertCircle(String... links) {
        assertEquals(1, play.circles.size(), play.circles::toString);
        assertEquals(List.of(links), links(play.circles.get(0)));
    }

    private static List<String> links(DeterminismCycle cycle) {
        return cycle.links().stream()
                .map(edge -> edge.from() + " " + edge.cause() + " " + edge.to())
                .collect(Collectors.toList());
    }

    private void assertNoCircle() {
        assertEquals(List.of(), play.circles);
    }

    private void lock(Player by, int lock) {
        play.acquire(by, lock);
        play.release(by, lock);
    }

    @Test
    void beginABlockAfterWhatTheTaskSawBefore() {
        play.begin(main);
        play.write(main, V);
        play.read(other, V);
        play.begin(other);
        play.write(other, W);
        play.read(main, W);
        assertCircle("0 write 100 [0] WRITE 1 read 100", "1 write 101 [1] WRITE 0 read 101 [0]");
    }

    @Test
    void endOfABlockIsTheEndOfWhatMustNotBeDisturbed() {
        play.begin(main);
        play.write(main, V);
        play.end(main);
        play.write(other, V);
        play.read(main, V);
        assertNoCircle();
    }

    @Test
    void endOfABlockWhoseTasksGoOn() {
        play.begin(main);
        Player child = play.spawn(main);
        play.end(main);
        play.write(main, V);
        play.read(child, V);
        assertCircle("0 end 0 [0] PROGRAM 0 end 0 [0]", "0 write 100 WRITE 2 read 100 [0]");
    }

    @Test
    void endIsOnlyForBlocksThatBegan() {
        assertThrows(IllegalStateException.class, main.task::end);
        play.begin(main);
        Player child = play.spawn(main);
        assertThrows(IllegalStateException.class, child.task::end);
    }

    @Test
    void acquireALockThatSomebodyElseHadMeanwhile() {
        play.begin(main);
        lock(main, 0);
        lock(other, 0);
        lock(main, 0);
        assertCircle("0 release 0 [0] LOCK 1 acquire 0", "1 release 0 LOCK 0 acquire 0 [0]");
    }

    @Test
    void acquireALockThatIsHeldAllTheTimeAsInFigure1() {
        for (Player each : List.of(main, other)) {
            play.begin(each);
            play.acquire(each, 0);
            play.write(each, 1);
            Player left = play.spawn(each);
            Player right = play.spawn(each);
            play.write(left, 2);
            play.write(right, 3);
            play.join(each, left);
            play.join(each, right);
            play.release(each, 0);
            play.end(each);
        }
        assertNoCircle();
        assertEquals(List.of(), play.clashes);
    }

    @Test
    void readWhatSomebodyElseWroteMeanwhile() {
        play.begin(main);
        play.read(main, V);
        play.write(other, V);
        play.read(main, V);
        assertCircle("0 read 100 [0] READ 1 write 100", "1 write 100 WRITE 0 read 100 [0]");
    }

    @Test
    void writeWhatSomebodyElseReadMeanwhile() {
        play.begin(main);
        play.write(main, V);
        play.read(other, V);
        play.read(play.root(), V);
        play.write(main, V);
        assertCircle("0 write 100 [0] WRITE 1 read 100", "1 read 100 READ 0 write 100 [0]");
    }

    @Test
    void writeWhatBothTheBlockAndSomebodyElseAfterItHaveRead() {
        play.begin(main);
        play.write(main, W);
        play.read(other, W);
        play.read(main, V);
        play.read(other, V);
        play.write(main, V);
        assertCircle("0 write 101 [0] WRITE 1 read 101", "1 read 100 READ 0 write 100 [0]");
    }

    @Test
    void readsTogether() {
        play.begin(main);
        play.read(main, V);
        play.read(other, V);
        play.read(main, V);
        assertNoCircle();
    }

    @Test
    void forkInABlockIsAPartOfItHoweverLong() {
        play.begin(main);
        Player child = play.spawn(main);
        play.end(main);
        play.write(child, V);
        play.read(other, V);
        play.read(child, V);
        assertNoCircle();
        play.write(child, V);
        assertCircle("2 write 100 [0] WRITE 1 read 100", "1 read 100 READ 2 write 100 [0]");
    }

    @Test
    void forkOfAGrandchildIsAPartOfTheBlockToo() {
        play.begin(main);
        Player grandchild = play.spawn(play.spawn(main));
        play.write(grandchild, V);
        play.read(other, V);
        play.write(other, W);
        play.read(main, W);
        assertCircle("3 write 100 [0] WRITE 1 read 100", "1 write 101 WRITE 0 read 101 [0]");
    }

    @Test
    void forkOfATaskThatWasCreatedInABlockIsAPartOfItAsLongAsThatGoesOn() {
        play.begin(main);
        DeterministicBlock block = play.block(main);
        Player child = play.spawn(main);
        play.end(main);
        DeterminismTask stage = main.task.spawnedThen(block);
        assertSame(block, stage.note());
        play.stop(child);
        assertFalse(block.isOver());
        stage.ended();
        assertTrue(block.isOver());
        assertNull(main.task.spawnedThen(block).note());
    }

    @Test
    void forkOutsideOfABlockHandsOnWhatCameBefore() {
        play.begin(main);
        play.write(main, V);
        play.read(other, V);
        Player child = play.spawn(other);
        play.write(child, W);
        play.read(main, W);
        assertCircle(
                "0 write 100 [0] WRITE 1 read 100", "1 spawn 2 SPAWN 1 spawn 2", "2 write 101 WRITE 0 read 101 [0]");
    }

    @Test
    void joinOfATaskThatCameIn() {
        Player child = play.spawn(main);
        play.begin(main);
        play.write(main, V);
        play.read(child, V);
        play.join(main, child);
        assertCircle("0 write 100 [0] WRITE 2 read 100", "2 stop 2 JOIN 0 join 2 [0]");
    }

    @Test
    void joinOfTasksOfTheBlock() {
        play.begin(main);
        Player child = play.spawn(main);
        play.write(child, V);
        play.join(main, child);
        play.read(main, V);
        play.end(main);
        assertNoCircle();
        assertEquals(List.of(), play.clashes);
    }

    @Test
    void stopOfTheLastTaskEndsTheBlock() {
        play.begin(main);
        Player child = play.spawn(main);
        play.write(child, V);
        play.end(main);
        play.stop(child);
        play.read(other, V);
        play.write(other, W);
        play.read(main, W);
        assertNoCircle();
    }

    @Test
    void outsideEachOperationIsByItself() {
        play.write(other, W);
        play.begin(main);
        play.read(main, W);
        play.write(main, V);
        play.read(other, V);
        assertNoCircle();
    }

    @Test
    void signalsLeadOutAndBack() {
        play.begin(main);
        play.get(other, play.put(main));
        play.get(main, play.put(other));
        assertCircle("0 put -2 [0] SIGNAL 1 get -2", "1 put -4 SIGNAL 0 get -4 [0]");
    }

    @Test
    void aBarrierWithSomebodyOutsideIsACircleOnlyIfTheBlockComesBack() {
        play.begin(main);
        play.barrier(List.of(main, other));
        assertNoCircle();
        play.barrier(List.of(main, other));
        assertEquals(1, play.circles.size());
    }

    @Test
    void twoBlocksEachOfWhichHasToComeFirst() {
        play.begin(main);
        play.begin(other);
        play.write(main, V);
        play.write(other, W);
        play.read(other, V);
        assertNoCircle();
        play.read(main, W);
        assertCircle("0 write 100 [0] WRITE 1 read 100 [1]", "1 write 101 [1] WRITE 0 read 101 [0]");
    }

    @Test
    void threeBlocksEachOfWhichHasToComeBeforeTheNext() {
        Player third = play.root();
        List.of(main, other, third).forEach(play::begin);
        play.write(main, V);
        play.read(other, V);
        play.write(other, W);
        play.read(third, W);
        play.write(third, W + 1);
        play.read(main, W + 1);
        assertCircle(
                "0 write 100 [0] WRITE 1 read 100 [1]",
                "1 write 101 [1] WRITE 2 read 101 [2]",
                "2 write 102 [2] WRITE 0 read 102 [0]");
    }

    @Test
    void eachOfTwoWaysBackOverTheSameBlockIsACircleWheneverItIsTaken() {
        Player x = play.root();
        Player y = play.root();
        List.of(main, other, x, y).forEach(play::begin);
        play.write(main, V);
        play.read(other, V);
        play.write(other, W);
        play.read(x, W);
        play.read(y, W);
        Player outside = play.root();
        play.get(outside, play.put(x));
        play.get(outside, play.put(y));
        play.get(main, play.put(outside));
        assertEquals(1, play.circles.size());
        play.write(y, W + 1);
        play.read(main, W + 1);
        assertEquals(2, play.circles.size());
    }

    @Test
    void aCircleOverABlockThatIsOver() {
        play.begin(main);
        play.write(main, V);
        play.begin(other);
        play.write(other, W);
        play.read(other, V);
        play.end(other);
        play.read(main, W);
        assertCircle("0 write 100 [0] WRITE 1 read 100 [1]", "1 write 101 [1] WRITE 0 read 101 [0]");
    }

    @Test
    void theInnermostBlockThatBothEndsAreInAndThoseAroundItAreViolated() {
        play.begin(main);
        play.read(main, V);
        int inner = play.begin(main);
        play.read(main, V);
        play.write(other, V);
        play.read(main, V);
        assertEquals(
                List.of(inner, 0),
                play.circles.get(0).block().blocks().stream().map(b -> b.info).toList());
    }

    @Test
    void anInnerBlockThatIsOverIsNotViolated() {
        play.begin(main);
        play.begin(main);
        play.read(main, V);
        play.end(main);
        play.write(other, V);
        play.begin(main);
        play.read(main, V);
        assertEquals(0, play.circles.get(0).block().info);
    }
}

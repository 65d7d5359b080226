package dev.anyorder.core.determinism;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.anyorder.core.determinism.Play.Player;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The programs of Figures 1 and 2, and what becomes of them when something is left out. */
class FiguresTest {
    private static final int LOCK = 0;
    private final Play play = new Play(true);
    private final Player main = play.main;
    private boolean isDeterministic = true;

    @AfterEach
    void nothingIsReported() {
        assertEquals(isDeterministic, play.clashes.isEmpty(), play.clashes::toString);
        assertEquals(List.of(), play.circles);
    }

    private void sort(Player by, int low, int high) {
        for (int i = low; i <= high; i++) {
            play.read(by, i);
            play.write(by, i);
        }
        if (high - low > 1) {
            int pivot = (low + high) / 2;
            Player first = play.spawn(by);
            Player second = play.spawn(by);
            sort(first, low, pivot - 1);
            sort(second, pivot + 1, high);
            play.join(by, first);
            play.join(by, second);
        }
    }

    @Test
    void figure1SortsInParallelUnderTheLockOfTheArray() {
        for (Player each : List.of(main, play.root())) {
            play.begin(each);
            play.acquire(each, LOCK);
            sort(each, 0, 9);
            play.release(each, LOCK);
            play.end(each);
        }
    }

    @Test
    void figure1WithHalvesThatMeetInTheMiddle() {
        play.begin(main);
        Player first = play.spawn(main);
        Player second = play.spawn(main);
        sort(first, 0, 2);
        sort(second, 2, 3);
        isDeterministic = false;
    }

    private void work(boolean hasSecondBarrier) {
        play.begin(main);
        List<Player> workers = List.of(play.spawn(main), play.spawn(main), main);
        for (int i = 0; i < 10; i++) {
            for (Player each : workers) {
                List.of(0, 1, 2).forEach(element -> play.read(each, element));
            }
            play.barrier(workers);
            workers.forEach(each -> play.write(each, workers.indexOf(each)));
            if (hasSecondBarrier) {
                play.barrier(workers);
            }
        }
    }

    @Test
    void figure2aMeetsAtBarriers() {
        work(true);
    }

    @Test
    void figure2aWithoutItsSecondBarrier() {
        work(false);
        isDeterministic = false;
    }

    /** Workers take jobs from a queue under a lock; a job is a block that forks and joins. */
    private void pool(int creator) {
        if (creator >= 0) {
            play.begin(main);
        }
        List<Player> workers = new ArrayList<>(List.of(play.spawn(main), play.spawn(main)));
        play.acquire(main, LOCK);
        play.write(main, 99);
        play.release(main, LOCK);
        for (int job = 0; job < 6; job++) {
            Player worker = workers.get(job * 5 % 3 % 2);
            play.acquire(worker, LOCK);
            play.read(worker, 99);
            play.write(worker, 99);
            play.release(worker, LOCK);
            play.begin(worker);
            sort(worker, 10 * job, 10 * job + 4);
            play.end(worker);
        }
    }

    @Test
    void figure2bRunsDeterministicJobsInNoParticularOrder() {
        pool(-1);
    }

    @Test
    void figure2bInABlockThatIsToBeDeterministicAsAWhole() {
        pool(0);
        assertFalse(play.clashes.isEmpty());
        isDeterministic = false;
    }
}

package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.concurrent.Semaphore;

/** Two wait for the start, and main for both: who gets which permit makes no difference. */
public final class SemaphoreStartClean { // analyses: determinism
    private final Semaphore start = new Semaphore(0);
    private final Semaphore done = new Semaphore(0);
    private final int[] cells = new int[2];
    private int given;

    private void work(int id) {
        start.acquireUninterruptibly();
        cells[id] = given + id;
        done.release();
    }

    @Deterministic
    int all() {
        new Thread(() -> work(0)).start();
        new Thread(() -> work(1)).start();
        given = 20;
        start.release();
        start.release();
        done.acquireUninterruptibly(2);
        return cells[0] + cells[1];
    }

    public static void main(String[] args) {
        System.out.println(new SemaphoreStartClean().all()); // prints: 41
    }
}

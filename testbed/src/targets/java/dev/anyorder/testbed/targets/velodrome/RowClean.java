package dev.anyorder.testbed.targets.velodrome;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;

/** The same, but the first one has read too early to close the ring. */
public final class RowClean { // analyses: velodrome
    private final Hint first = new Hint();
    private final Hint second = new Hint();
    private final Hint third = new Hint();
    private int x;
    private int y;
    private int z;

    @Atomic
    void a() {
        int seen = z;
        x = 1;
        first.give();
        third.take();
    }

    @Atomic
    void b() {
        first.take();
        int seen = x;
        y = 1;
        second.give();
    }

    @Atomic
    void c() {
        second.take();
        int seen = y;
        z = 1;
        third.give();
    }

    public static void main(String[] args) throws Exception {
        RowClean shared = new RowClean();
        Thread a = new Thread(shared::a);
        Thread b = new Thread(shared::b);
        a.start();
        b.start();
        shared.c();
        a.join();
        b.join();
        System.out.println("done"); // prints: done
    }
}

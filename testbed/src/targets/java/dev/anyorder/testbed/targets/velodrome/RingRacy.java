package dev.anyorder.testbed.targets.velodrome;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.Hint;

/** Three blocks, each of which reads what the one before it wrote. */
public final class RingRacy { // analyses: velodrome
    private final Hint first = new Hint();
    private final Hint second = new Hint();
    private final Hint third = new Hint();
    private int x;
    private int y;
    private int z;

    @Atomic
    void a() {
        x = 1; // unserialisable: RingRacy.a
        first.give();
        third.take();
        int seen = z; // unserialisable: RingRacy.a
    }

    @Atomic
    void b() {
        first.take();
        int seen = x; // unserialisable: RingRacy.a
        y = 1; // unserialisable: RingRacy.a
        second.give();
    }

    @Atomic
    void c() {
        second.take();
        int seen = y; // unserialisable: RingRacy.a
        z = 1; // unserialisable: RingRacy.a
        third.give();
    }

    public static void main(String[] args) throws Exception {
        RingRacy shared = new RingRacy();
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

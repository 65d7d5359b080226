package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** Incrementing a volatile loses updates, but no two of the accesses are a data race. */
public final class VolatileCounterClean {
    private volatile int visits;
    private volatile long bytes;

    void visit() {
        visits++;
        bytes += 100L;
    }

    public static void main(String[] args) throws Exception {
        VolatileCounterClean site = new VolatileCounterClean();
        TwoThreads.run(site::visit, site::visit);
        System.out.println(site.visits > 0 && site.bytes > 0); // prints: true
    }
}

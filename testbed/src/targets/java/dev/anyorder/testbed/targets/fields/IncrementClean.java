package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** The same increments, with the object's monitor around them. */
public final class IncrementClean {
    private int hits;

    synchronized void hit() {
        hits++;
    }

    public static void main(String[] args) throws Exception {
        IncrementClean page = new IncrementClean();
        TwoThreads.run(page::hit, page::hit);
        System.out.println(page.hits); // prints: 2
    }
}

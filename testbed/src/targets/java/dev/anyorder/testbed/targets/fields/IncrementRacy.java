package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** The lost update: both threads add one, with nothing between reading and writing. */
public final class IncrementRacy {
    private int hits;

    void hit() {
        hits++; // race: IncrementRacy.hits
    }

    public static void main(String[] args) throws Exception {
        IncrementRacy page = new IncrementRacy();
        TwoThreads.run(page::hit, page::hit);
        System.out.println("counted"); // prints: counted
    }
}

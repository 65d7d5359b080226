package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** A static counter without a lock. */
public final class StaticRacy {
    private static int created;

    static void create() {
        created++; // race: StaticRacy.created
    }

    public static void main(String[] args) throws Exception {
        TwoThreads.run(StaticRacy::create, StaticRacy::create);
        System.out.println("created"); // prints: created
    }
}

package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;

/** References in an array: the slot races, the strings in it cannot. */
public final class ObjectArrayRacy {
    static void hire(String[] desks) {
        desks[0] = "ada"; // race: String[]
    }

    static boolean free(String[] desks) {
        return desks[0] == null; // race: String[]
    }

    public static void main(String[] args) throws Exception {
        String[] desks = new String[3];
        TwoThreads.run(() -> hire(desks), () -> free(desks));
        System.out.println(desks[0]); // prints: ada
    }
}

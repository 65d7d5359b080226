package dev.anyorder.testbed.targets.init;

import dev.anyorder.testbed.targets.TwoThreads;

/** Initialising a subclass initialises its superclass first; the other thread uses only the superclass. */
public final class SuperclassInitClean {
    static class Base {
        static int[] shared = {1, 2, 3};
        static int count = shared.length;
    }

    static final class Derived extends Base {
        static int twice = count * 2;
    }

    public static void main(String[] args) throws Exception {
        int[] out = new int[2];
        TwoThreads.run(() -> out[0] = Derived.twice, () -> out[1] = Base.shared[Base.count - 1]);
        System.out.println(out[0] + out[1]); // prints: 9
    }
}

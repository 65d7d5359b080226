package dev.anyorder.testbed.targets.init;

import dev.anyorder.testbed.targets.TwoThreads;

/** Double-checked locking with a volatile field, and plain state behind it. */
public final class DoubleCheckedClean {
    private static volatile DoubleCheckedClean instance;
    private int[] state;

    private DoubleCheckedClean() {
        state = new int[] {1, 2, 3};
    }

    static DoubleCheckedClean get() {
        DoubleCheckedClean seen = instance;
        if (seen == null) {
            synchronized (DoubleCheckedClean.class) {
                seen = instance;
                if (seen == null) {
                    seen = new DoubleCheckedClean();
                    instance = seen;
                }
            }
        }
        return seen;
    }

    static int last() {
        return get().state[2];
    }

    public static void main(String[] args) throws Exception {
        TwoThreads.run(DoubleCheckedClean::last, DoubleCheckedClean::last);
        System.out.println(last()); // prints: 3
    }
}

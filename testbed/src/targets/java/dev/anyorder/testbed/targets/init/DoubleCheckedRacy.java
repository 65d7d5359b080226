package dev.anyorder.testbed.targets.init;

import dev.anyorder.testbed.targets.TwoThreads;

/** Double-checked locking without volatile: the first check races with the assignment. */
public final class DoubleCheckedRacy {
    private static DoubleCheckedRacy instance;

    static DoubleCheckedRacy get() {
        DoubleCheckedRacy seen = instance; // race: DoubleCheckedRacy.instance
        if (seen == null) {
            synchronized (DoubleCheckedRacy.class) {
                seen = instance;
                if (seen == null) {
                    seen = new DoubleCheckedRacy();
                    instance = seen; // race: DoubleCheckedRacy.instance
                }
            }
        }
        return seen;
    }

    public static void main(String[] args) throws Exception {
        TwoThreads.run(DoubleCheckedRacy::get, DoubleCheckedRacy::get);
        System.out.println(get() == get()); // prints: true
    }
}

package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;

/** Is it there, and if not, is it there under the lock, and if not, it is made. */
public final class DoubleCheckedLazyClean { // analyses: atomicity
    private volatile Object made;

    Object act() {
        Object found = made;
        if (found == null) {
            synchronized (this) {
                found = made;
                if (found == null) {
                    found = new Object();
                    made = found;
                }
            }
        }
        return found;
    }

    public static void main(String[] args) throws Exception {
        DoubleCheckedLazyClean shared = new DoubleCheckedLazyClean();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}

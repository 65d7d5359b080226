package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;

/** Is it there, and if not, it is made: one section. */
public final class LazyInOneSectionClean { // analyses: atomicity
    private Object made;

    Object act() {
        synchronized (this) {
            if (made == null) {
                made = new Object();
            }
            return made;
        }
    }

    public static void main(String[] args) throws Exception {
        LazyInOneSectionClean shared = new LazyInOneSectionClean();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;

/** Is it there, and if not, it is made: two may find that it is not. */
public final class LazyVolatileRacy { // analyses: atomicity
    private volatile Object made;

    Object act() {
        if (made == null) { // atomicity: LazyVolatileRacy.made
            made = new Object(); // atomicity: LazyVolatileRacy.made
        }
        return made;
    }

    public static void main(String[] args) throws Exception {
        LazyVolatileRacy shared = new LazyVolatileRacy();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}

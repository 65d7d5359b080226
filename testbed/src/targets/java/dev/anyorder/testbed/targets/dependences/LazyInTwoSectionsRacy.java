package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;

/** Is it there, in one section; if not, it is made in another. */
public final class LazyInTwoSectionsRacy { // analyses: atomicity
    private Object made;

    Object act() {
        Object found;
        synchronized (this) {
            found = made; // atomicity: LazyInTwoSectionsRacy.made
        } // released
        if (found == null) {
            synchronized (this) { // taken again
                made = new Object(); // atomicity: LazyInTwoSectionsRacy.made
            }
        }
        return this;
    }

    public static void main(String[] args) throws Exception {
        LazyInTwoSectionsRacy shared = new LazyInTwoSectionsRacy();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}

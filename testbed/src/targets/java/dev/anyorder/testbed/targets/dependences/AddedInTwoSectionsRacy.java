package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;

/** A value is read in one section, and written with something added in another. */
public final class AddedInTwoSectionsRacy { // analyses: atomicity
    private int value;

    void act() {
        int old;
        synchronized (this) {
            old = value; // atomicity: AddedInTwoSectionsRacy.value
        }
        synchronized (this) {
            value = old + 1; // atomicity: AddedInTwoSectionsRacy.value
        }
    }

    public static void main(String[] args) throws Exception {
        AddedInTwoSectionsRacy shared = new AddedInTwoSectionsRacy();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}

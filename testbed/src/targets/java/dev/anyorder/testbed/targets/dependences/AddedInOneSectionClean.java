package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;

/** A value is read and written with something added in one section. */
public final class AddedInOneSectionClean { // analyses: atomicity
    private int value;

    void act() {
        synchronized (this) {
            int old = value;
            value = old + 1;
        }
    }

    public static void main(String[] args) throws Exception {
        AddedInOneSectionClean shared = new AddedInOneSectionClean();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}

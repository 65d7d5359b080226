package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** An update is two accesses, and nothing keeps them together. */
public final class UpdateRacy { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        value++; // atomicity: UpdateRacy.value
    }

    void other() {
        value = 3; // atomicity: UpdateRacy.value
    }

    public static void main(String[] args) throws Exception {
        UpdateRacy shared = new UpdateRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

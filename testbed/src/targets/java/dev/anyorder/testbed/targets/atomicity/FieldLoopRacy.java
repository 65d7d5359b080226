package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** Such a field in a loop that calls nothing. */
public final class FieldLoopRacy { // analyses: atomicity
    @Atomic
    private int value;

    void count() {
        for (int i = 0; i < 3; i++) {
            value = value + i; // atomicity: FieldLoopRacy.value
        }
    }

    public static void main(String[] args) throws Exception {
        FieldLoopRacy shared = new FieldLoopRacy();
        TwoThreads.run(shared::count, shared::count);
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** Two synchronized methods are not one. */
public final class GetThenSetRacy { // analyses: atomicity
    private int value;

    synchronized int get() {
        return value; // atomicity: GetThenSetRacy.value
    }

    synchronized void set(int next) {
        value = next; // atomicity: GetThenSetRacy.value
    }

    @Atomic
    void block() {
        set(get() + 1);
    }

    public static void main(String[] args) throws Exception {
        GetThenSetRacy shared = new GetThenSetRacy();
        TwoThreads.run(shared::block, shared::block);
        System.out.println("done"); // prints: done
    }
}

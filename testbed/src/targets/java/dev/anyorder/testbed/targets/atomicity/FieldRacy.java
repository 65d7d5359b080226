package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** What a task does to the field at one go is to be atomic, in whatever methods. */
public final class FieldRacy { // analyses: atomicity
    @Atomic
    private int value;

    synchronized int get() {
        return value; // atomicity: FieldRacy.value
    }

    synchronized void set(int next) {
        value = next; // atomicity: FieldRacy.value
    }

    public static void main(String[] args) throws Exception {
        FieldRacy shared = new FieldRacy();
        TwoThreads.run(() -> shared.set(shared.get() + 1), () -> shared.set(3));
        System.out.println("done"); // prints: done
    }
}

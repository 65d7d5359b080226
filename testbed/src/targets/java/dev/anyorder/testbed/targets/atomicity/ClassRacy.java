package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** Each field of the class is to be atomic. */
@Atomic
public final class ClassRacy { // analyses: atomicity
    private int value;

    synchronized int get() {
        return value; // atomicity: ClassRacy.value
    }

    synchronized void set(int next) {
        value = next; // atomicity: ClassRacy.value
    }

    public static void main(String[] args) throws Exception {
        ClassRacy shared = new ClassRacy();
        TwoThreads.run(() -> shared.set(shared.get() + 1), () -> shared.set(3));
        System.out.println("done"); // prints: done
    }
}

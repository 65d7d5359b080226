package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.api.Tasks;

/** The task starts the other one between its two sections. */
public final class FieldSpawnClean { // analyses: atomicity
    @Atomic
    private int value;

    synchronized int get() {
        return value;
    }

    synchronized void set(int next) {
        value = next;
    }

    public static void main(String[] args) throws Exception {
        FieldSpawnClean shared = new FieldSpawnClean();
        Tasks.finish(() -> {
            int found = shared.get();
            Tasks.async(() -> shared.set(3));
            shared.set(found + 1);
        });
        System.out.println("done"); // prints: done
    }
}

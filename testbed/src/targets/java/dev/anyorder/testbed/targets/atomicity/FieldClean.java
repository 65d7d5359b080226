package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;

/** Between the two sections the task waits for another: it cannot expect to find what it left. */
public final class FieldClean { // analyses: atomicity
    @Atomic
    private int value;

    synchronized int get() {
        return value;
    }

    synchronized void set(int next) {
        value = next;
    }

    public static void main(String[] args) throws Exception {
        FieldClean shared = new FieldClean();
        Thread other = new Thread(() -> shared.set(3));
        other.start();
        int found = shared.get();
        other.join();
        shared.set(found + 1);
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** Each field of the class is to be atomic, but they do not belong together. */
@Atomic
public final class ClassClean { // analyses: atomicity
    private int left;
    private int right;

    synchronized int left() {
        return left;
    }

    synchronized void right(int next) {
        right = next;
    }

    synchronized void other() {
        left = 3;
        right = 4;
    }

    public static void main(String[] args) throws Exception {
        ClassClean shared = new ClassClean();
        TwoThreads.run(() -> shared.right(shared.left()), shared::other);
        System.out.println("done"); // prints: done
    }
}

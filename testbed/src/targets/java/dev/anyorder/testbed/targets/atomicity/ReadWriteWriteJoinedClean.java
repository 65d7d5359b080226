package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.api.Tasks;

/** Two sections, one reads and one writes; who writes comes when the block is over. */
public final class ReadWriteWriteJoinedClean { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        synchronized (this) {
            int first = value;
        }
        synchronized (this) {
            value = 2;
        }
    }

    void other() {
        synchronized (this) {
            value = 3;
        }
    }

    public static void main(String[] args) throws Exception {
        ReadWriteWriteJoinedClean shared = new ReadWriteWriteJoinedClean();
        Tasks.finish(() -> Tasks.async(shared::block));
        Tasks.finish(() -> Tasks.async(shared::other));
        System.out.println("done"); // prints: done
    }
}

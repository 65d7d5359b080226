package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.api.Tasks;

/** Two sections, one writes and one writes; who writes comes when the block is over. */
public final class WriteWriteWriteJoinedClean { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        synchronized (this) {
            value = 1;
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
        WriteWriteWriteJoinedClean shared = new WriteWriteWriteJoinedClean();
        Tasks.finish(() -> Tasks.async(shared::block));
        Tasks.finish(() -> Tasks.async(shared::other));
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.api.Tasks;

/** Two sections, one writes and one writes; who reads comes when the block is over. */
public final class WriteReadWriteJoinedClean { // analyses: atomicity
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
            int seen = value;
        }
    }

    public static void main(String[] args) throws Exception {
        WriteReadWriteJoinedClean shared = new WriteReadWriteJoinedClean();
        Tasks.finish(() -> Tasks.async(shared::block));
        Tasks.finish(() -> Tasks.async(shared::other));
        System.out.println("done"); // prints: done
    }
}

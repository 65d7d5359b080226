package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.api.Tasks;

/** Two sections, one reads and one reads; who writes comes when the block is over. */
public final class ReadWriteReadJoinedClean { // analyses: atomicity
    private int value;

    @Atomic
    void block() {
        synchronized (this) {
            int first = value;
        }
        synchronized (this) {
            int second = value;
        }
    }

    void other() {
        synchronized (this) {
            value = 3;
        }
    }

    public static void main(String[] args) throws Exception {
        ReadWriteReadJoinedClean shared = new ReadWriteReadJoinedClean();
        Tasks.finish(() -> Tasks.async(shared::block));
        Tasks.finish(() -> Tasks.async(shared::other));
        System.out.println("done"); // prints: done
    }
}

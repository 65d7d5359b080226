package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.api.Tasks;

/** Two tasks count, each in a section. */
public final class UpdatesClean { // analyses: atomicity
    private int value;

    @Atomic
    synchronized void count() {
        value++;
    }

    public static void main(String[] args) throws Exception {
        UpdatesClean shared = new UpdatesClean();
        Tasks.finish(() -> {
            Tasks.async(shared::count);
            Tasks.async(shared::count);
        });
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.api.Tasks;

/** Two tasks count, and nothing keeps the read of one with its write. */
public final class UpdatesRacy { // analyses: atomicity
    private int value;

    @Atomic
    void count() {
        value++; // atomicity: UpdatesRacy.value
    }

    public static void main(String[] args) throws Exception {
        UpdatesRacy shared = new UpdatesRacy();
        Tasks.finish(() -> {
            Tasks.async(shared::count);
            Tasks.async(shared::count);
        });
        System.out.println("done"); // prints: done
    }
}

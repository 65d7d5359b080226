package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.api.Tasks;

/** Counting and looking are two sections, and the first to count has two children that do the same. */
public final class NestedTasksRacy { // analyses: atomicity
    private int value;

    @Atomic
    boolean isFirst() {
        synchronized (this) {
            value++; // atomicity: NestedTasksRacy.value
        }
        synchronized (this) {
            return value == 1; // atomicity: NestedTasksRacy.value
        }
    }

    void tree() {
        if (isFirst()) {
            Tasks.finish(() -> {
                Tasks.async(this::tree);
                Tasks.async(this::tree);
            });
        }
    }

    public static void main(String[] args) throws Exception {
        NestedTasksRacy shared = new NestedTasksRacy();
        Tasks.finish(() -> Tasks.async(shared::tree));
        Tasks.finish(() -> Tasks.async(shared::tree));
        System.out.println("done"); // prints: done
    }
}

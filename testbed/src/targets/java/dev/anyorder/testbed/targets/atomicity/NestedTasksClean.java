package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.api.Tasks;

/** Counting and looking are one section, and the first to count has two children that do the same. */
public final class NestedTasksClean { // analyses: atomicity
    private int value;

    @Atomic
    synchronized boolean isFirst() {
        value++;
        return value == 1;
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
        NestedTasksClean shared = new NestedTasksClean();
        Tasks.finish(() -> {
            Tasks.async(shared::tree);
            Tasks.async(shared::tree);
        });
        System.out.println("done"); // prints: done
    }
}

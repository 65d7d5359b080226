package dev.anyorder.testbed.tasksanitizer;

import java.util.concurrent.CompletableFuture;

/** Two tasks of which neither depends on the other set 1 and 2: one race. */
final class TaskDependMissingYes {
    private int i;

    public static void main(String[] args) {
        TaskDependMissingYes shared = new TaskDependMissingYes();
        CompletableFuture<Void> first = CompletableFuture.runAsync(() -> shared.i = 1);
        CompletableFuture<Void> second = CompletableFuture.runAsync(() -> shared.i = 2);
        CompletableFuture.allOf(first, second).join();
        System.out.println(shared.i > 0);
    }
}

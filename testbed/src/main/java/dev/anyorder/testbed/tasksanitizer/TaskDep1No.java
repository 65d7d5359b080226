package dev.anyorder.testbed.tasksanitizer;

import java.util.concurrent.CompletableFuture;

/** A task sets 1, and one that depends on it sets 2: no race. */
final class TaskDep1No {
    private int i;

    public static void main(String[] args) {
        TaskDep1No shared = new TaskDep1No();
        CompletableFuture<Void> first = CompletableFuture.runAsync(() -> shared.i = 1);
        first.thenRunAsync(() -> shared.i = 2).join();
        System.out.println(shared.i);
    }
}

package dev.anyorder.testbed.tasksanitizer;

import java.util.concurrent.CompletableFuture;

/** Two tasks that depend on a third read what it has set: no race. */
final class TaskDep3No {
    private int i;

    public static void main(String[] args) {
        TaskDep3No shared = new TaskDep3No();
        CompletableFuture<Void> first = CompletableFuture.runAsync(() -> shared.i = 1);
        CompletableFuture<Integer> one = first.thenApplyAsync(x -> shared.i);
        CompletableFuture<Integer> two = first.thenApplyAsync(x -> shared.i);
        System.out.println(one.join() + two.join());
    }
}

package dev.anyorder.testbed.targets.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** Both subtasks count in one shared field. */
public final class RecursiveActionRacy extends RecursiveAction {
    private static int leaves;
    private final int depth;

    RecursiveActionRacy(int depth) {
        this.depth = depth;
    }

    @Override
    protected void compute() {
        if (depth == 0) {
            leaves++; // race: RecursiveActionRacy.leaves
        } else {
            invokeAll(new RecursiveActionRacy(depth - 1), new RecursiveActionRacy(depth - 1));
        }
    }

    public static void main(String[] args) {
        new ForkJoinPool(2).invoke(new RecursiveActionRacy(2));
        System.out.println(leaves > 0); // prints: true
    }
}

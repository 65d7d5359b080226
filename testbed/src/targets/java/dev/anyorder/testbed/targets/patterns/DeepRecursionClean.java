package dev.anyorder.testbed.targets.patterns;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** Ten thousand tasks, each the child of the one before and joined by it. */
public final class DeepRecursionClean extends RecursiveAction { // jvm: -Xss64m
    private static int value;
    private final int depth;

    DeepRecursionClean(int depth) {
        this.depth = depth;
    }

    @Override
    protected void compute() {
        if (depth == 0) {
            value = 1;
            return;
        }
        DeepRecursionClean child = new DeepRecursionClean(depth - 1);
        child.fork();
        child.join();
        value++;
    }

    public static void main(String[] args) {
        new ForkJoinPool(2).invoke(new DeepRecursionClean(10_000));
        System.out.println(value); // prints: 10001
    }
}

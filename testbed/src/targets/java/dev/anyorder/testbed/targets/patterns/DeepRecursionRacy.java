package dev.anyorder.testbed.targets.patterns;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** Ten thousand tasks, each the child of the one before: the deepest writes what the first writes before it joins. */
public final class DeepRecursionRacy extends RecursiveAction { // jvm: -Xss64m
    private static int value;
    private final int depth;

    DeepRecursionRacy(int depth) {
        this.depth = depth;
    }

    @Override
    protected void compute() {
        if (depth == 0) {
            value = 1; // race: DeepRecursionRacy.value
            return;
        }
        DeepRecursionRacy child = new DeepRecursionRacy(depth - 1);
        child.fork();
        if (depth == 10_000) {
            value = 1; // race: DeepRecursionRacy.value
        }
        child.join();
    }

    public static void main(String[] args) {
        new ForkJoinPool(2).invoke(new DeepRecursionRacy(10_000));
        System.out.println(value); // prints: 1
    }
}

package dev.anyorder.testbed.targets.patterns;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** A million tasks in one run, a thousand at a time; each leaves its result with its parent. */
public final class MillionTasksClean extends RecursiveAction { // jvm: -Xmx1g
    private static int value;

    /** A task that does next to nothing. */
    static final class Leaf extends RecursiveAction {
        private final int number;
        private int result;

        Leaf(int number) {
            this.number = number;
        }

        @Override
        protected void compute() {
            result = 1;
        }
    }

    @Override
    protected void compute() {
        Leaf[] leaves = new Leaf[1000];
        for (int i = 0; i < 1_000_000; i += leaves.length) {
            for (int k = 0; k < leaves.length; k++) {
                leaves[k] = new Leaf(i + k);
                leaves[k].fork();
            }
            for (int k = leaves.length - 1; k >= 0; k--) {
                leaves[k].join();
                value += leaves[k].result;
            }
        }
    }

    public static void main(String[] args) {
        new ForkJoinPool(2).invoke(new MillionTasksClean());
        System.out.println(value); // prints: 1000000
    }
}

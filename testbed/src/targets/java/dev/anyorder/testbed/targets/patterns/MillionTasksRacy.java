package dev.anyorder.testbed.targets.patterns;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** A million tasks in one run, a thousand at a time; one of them writes what its parent writes. */
public final class MillionTasksRacy extends RecursiveAction { // jvm: -Xmx1g
    private static int value;
    private int sum;

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
            if (number == 777_777) {
                value = 1; // race: MillionTasksRacy.value
            }
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
            if (i == 777_000) {
                value = 1; // race: MillionTasksRacy.value
            }
            for (int k = leaves.length - 1; k >= 0; k--) {
                leaves[k].join();
                sum += leaves[k].result;
            }
        }
    }

    public static void main(String[] args) {
        MillionTasksRacy task = new MillionTasksRacy();
        new ForkJoinPool(2).invoke(task);
        System.out.println(task.sum + value); // prints: 1000001
    }
}

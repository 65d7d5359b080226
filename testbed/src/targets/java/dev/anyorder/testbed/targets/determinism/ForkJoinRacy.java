package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** Two forked tasks and one variable. */
public final class ForkJoinRacy { // analyses: determinism
    private static int last;

    private static final class Step extends RecursiveAction {
        private static final long serialVersionUID = 1L;
        private final int value;

        Step(int value) {
            this.value = value;
        }

        @Override
        protected void compute() {
            last = value; // conflict: ForkJoinRacy.last
        }
    }

    private static final class Both extends RecursiveAction {
        private static final long serialVersionUID = 1L;

        @Override
        protected void compute() {
            invokeAll(new Step(1), new Step(2));
        }
    }

    @Deterministic
    static int run() {
        new ForkJoinPool(2).invoke(new Both());
        return last;
    }

    public static void main(String[] args) {
        System.out.println(run() > 0); // prints: true
    }
}

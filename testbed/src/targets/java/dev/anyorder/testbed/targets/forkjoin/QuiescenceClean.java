package dev.anyorder.testbed.targets.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;

/** Nobody joins the tasks: who reads what they wrote waits until the pool is quiet. */
public final class QuiescenceClean {
    private int value;

    static final class Parts extends RecursiveAction {
        private static final long serialVersionUID = 1;
        private final transient QuiescenceClean[] parts;
        private final int from;
        private final int to;

        Parts(QuiescenceClean[] parts, int from, int to) {
            this.parts = parts;
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (to - from == 1) {
                parts[from].value++;
                return;
            }
            new Parts(parts, from, (from + to) / 2).fork();
            new Parts(parts, (from + to) / 2, to).fork();
            if (to - from == parts.length) {
                helpQuiesce();
                int sum = 0;
                for (QuiescenceClean part : parts) {
                    sum += part.value;
                }
                System.out.println(sum); // prints: 64
            }
        }
    }

    private static QuiescenceClean[] parts() {
        QuiescenceClean[] parts = new QuiescenceClean[64];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = new QuiescenceClean();
        }
        return parts;
    }

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        QuiescenceClean[] parts = parts();
        pool.invoke(new Parts(parts, 0, parts.length));
        for (QuiescenceClean part : parts) {
            pool.execute(() -> part.value++);
        }
        if (pool.awaitQuiescence(30, TimeUnit.SECONDS)) {
            System.out.println(parts[0].value + parts[63].value); // prints: 4
        }
        for (QuiescenceClean part : parts) {
            pool.execute(() -> part.value++);
        }
        pool.shutdown();
        if (pool.awaitTermination(30, TimeUnit.SECONDS)) {
            System.out.println(parts[0].value + parts[63].value); // prints: 6
        }
    }
}

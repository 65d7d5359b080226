package dev.anyorder.testbed.kernels.growth;

import dev.anyorder.testbed.kernels.Kernel;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** Tasks that do nothing but fork and join two others, or nothing at all. The size is the number of tasks. */
public final class Spawns implements Kernel {
    private int size;
    private int threads;
    private boolean done;

    @Override
    public String name() {
        return "spawns";
    }

    @Override
    public void prepare(int size, int threads) {
        this.size = size;
        this.threads = threads;
    }

    @Override
    public void run() {
        ForkJoinPool pool = new ForkJoinPool(threads);
        try {
            Spawn all = new Spawn(size);
            pool.invoke(all);
            done = all.isCompletedNormally();
        } finally {
            pool.shutdown();
        }
    }

    @Override
    public long checksum() {
        return done ? size : -1;
    }

    @Override
    public boolean validate() {
        return done;
    }

    /** So many tasks: itself and those below. */
    private static final class Spawn extends RecursiveAction {
        private final int tasks;

        Spawn(int tasks) {
            this.tasks = tasks;
        }

        @Override
        protected void compute() {
            if (tasks > 2) {
                Spawn other = new Spawn((tasks - 1) / 2);
                other.fork();
                Spawn mine = new Spawn(tasks - 1 - (tasks - 1) / 2);
                mine.fork();
                mine.join();
                other.join();
            }
        }
    }
}

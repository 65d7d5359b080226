package dev.anyorder.testbed.jmh;

import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.finish;

import dev.anyorder.api.TaskBody;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * {@code finish} and {@code async} of tasks that do nothing, beside {@code fork} and {@code join} of
 * {@link RecursiveAction}s that do the same: many tasks of one parent, each of them waited for before the next, and a
 * tree of tasks. All inside the only worker of a pool, so that nothing but the cost of the constructs is measured.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 10, time = 1)
@Fork(value = 3, jvmArgsAppend = "-Djmh.executor=FJP")
public class TasksBenchmark {
    private static final int TASKS = 1000;
    private static final int DEPTH = 20;

    /** Only a worker forks into a queue of its own. */
    @Setup
    public void mustRunInAWorker() {
        if (!ForkJoinTask.inForkJoinPool()) {
            throw new IllegalStateException("run with -Djmh.executor=FJP");
        }
    }

    @Benchmark
    public void flatBare() {
        ForkJoinTask<?>[] tasks = new ForkJoinTask<?>[TASKS];
        for (int i = 0; i < TASKS; i++) {
            tasks[i] = new Empty().fork();
        }
        for (int i = TASKS - 1; i >= 0; i--) {
            tasks[i].join();
        }
    }

    @Benchmark
    public void flatTasks() {
        finish(() -> {
            TaskBody empty = () -> {};
            for (int i = 0; i < TASKS; i++) {
                async(empty);
            }
        });
    }

    @Benchmark
    public void pairsBare() {
        for (int i = 0; i < TASKS; i++) {
            new Empty().fork().join();
        }
    }

    @Benchmark
    public void pairsTasks() {
        for (int i = 0; i < TASKS; i++) {
            finish(() -> async(() -> {}));
        }
    }

    @Benchmark
    public int treeBare() {
        BareFibonacci root = new BareFibonacci(DEPTH);
        root.invoke();
        return root.result;
    }

    @Benchmark
    public int treeTasks() {
        return fibonacci(DEPTH);
    }

    private static int fibonacci(int n) {
        if (n < 2) {
            return n;
        }
        int[] parts = new int[2];
        finish(() -> {
            async(() -> parts[0] = fibonacci(n - 1));
            parts[1] = fibonacci(n - 2);
        });
        return parts[0] + parts[1];
    }

    private static final class Empty extends RecursiveAction {
        @Override
        protected void compute() {}
    }

    private static final class BareFibonacci extends RecursiveAction {
        private final int n;
        private int result;

        BareFibonacci(int n) {
            this.n = n;
        }

        @Override
        protected void compute() {
            if (n < 2) {
                result = n;
                return;
            }
            BareFibonacci left = new BareFibonacci(n - 1);
            BareFibonacci right = new BareFibonacci(n - 2);
            left.fork();
            right.compute();
            left.join();
            result = left.result + right.result;
        }
    }
}

package dev.anyorder.core.order;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * What the order costs, on workloads of a million tasks or so. {@code java -cp target/classes:target/test-classes
 * dev.anyorder.core.order.OrderBench [workload]}.
 */
final class OrderBench {
    private static final SplittableRandom RANDOM = new SplittableRandom(42);
    private static final int QUERIES = 200_000;
    private static ClockRetention clockRetention = ClockRetention.EVERY_STEP;
    private static long sink;

    private OrderBench() {}

    /** The steps of a workload that has been run, and what to ask about them. */
    private static final class Result {
        final List<Step> steps = new ArrayList<>();
        long tasks;
    }

    private interface Workload {
        Result run();
    }

    public static void main(String[] names) {
        String only = names.length == 0 ? "" : names[0];
        measure(only, "fib 25", () -> fib(25));
        measure(only, "asyncs", () -> asyncs(1_000_000));
        measure(only, "deep", () -> deep(10_000));
        measure(only, "barriers", () -> barriers(8, 10_000));
        measure(only, "stranger", () -> stranger(30_000));
        measure(only, "wavefront", () -> wavefront(1000, 1000));
        measure(only, "stencil", () -> stencil(1000, 300));
        measure(only, "layers", () -> layers(1000, 100));
        measure(only, "locks", () -> locks(8, 1_000_000));
        System.out.println(sink == 42 ? "" : " ");
    }

    private static void measure(String only, String name, Workload workload) {
        if (!name.startsWith(only)) {
            return;
        }
        clockRetention = ClockRetention.CURRENT_STEP;
        long before = used();
        Result lean = workload.run();
        long leanBytes = (used() - before) / lean.steps.size();
        lean.steps.clear();
        clockRetention = ClockRetention.EVERY_STEP;
        before = used();
        long start = now();
        Result result = workload.run();
        long time = now() - start;
        ask(name, result, time, (used() - before) / result.steps.size(), leanBytes);
    }

    private static void ask(String name, Result result, long time, long bytes, long leanBytes) {
        List<Step> steps = result.steps;
        int n = steps.size();
        int[] any = RANDOM.ints(2 * QUERIES, 0, n).toArray();
        int[] few = RANDOM.ints(512, 0, n).toArray();
        int[] warm = new int[2 * QUERIES];
        int[] near = new int[2 * QUERIES];
        for (int q = 0; q < 2 * QUERIES; q++) {
            warm[q] = few[any[q] % few.length];
            near[q] = q / 2 % (n - 1) + q % 2;
        }
        System.out.printf(
                "%-10s %,9d tasks %,9d steps, run %,6d ms, %,d bytes a step (%,d if only current ones are recalled); ns a query: near %,4d, random among 512"
                        + " %,4d, random among all %,5d (worst hundred %,5d); %,d lanes%n",
                name,
                result.tasks,
                n,
                time / 1_000_000,
                bytes,
                leanBytes,
                time(steps, near),
                time(steps, warm),
                time(steps, any),
                worst(steps, any),
                TaskForest.SHARED.lanes());
    }

    private static long time(List<Step> steps, int[] pairs) {
        long best = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            long start = now();
            ask(steps, pairs, 0, QUERIES);
            best = Math.min(best, (now() - start) / QUERIES);
        }
        return best;
    }

    private static long worst(List<Step> steps, int[] pairs) {
        long worst = 0;
        for (int q = 0; q + 100 <= QUERIES; q += 100) {
            long start = now();
            ask(steps, pairs, q, q + 100);
            worst = Math.max(worst, (now() - start) / 100);
        }
        return worst;
    }

    private static void ask(List<Step> steps, int[] pairs, int from, int to) {
        for (int q = from; q < to; q++) {
            sink += HappensBefore.logical(steps.get(pairs[2 * q]), steps.get(pairs[2 * q + 1])) ? 1 : 0;
        }
    }

    /** The time that this thread has computed: other work on the machine does not count. */
    private static long now() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static long used() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    private static Result fib(int n) {
        Result result = new Result();
        TaskState root = TaskState.root("R", TrackedOrders.LOGICAL, clockRetention);
        fib(root, n, result);
        return result;
    }

    private static void fib(TaskState me, int n, Result result) {
        result.tasks++;
        result.steps.add(me.step());
        if (n < 2) {
            return;
        }
        TaskState left = me.spawn(null);
        TaskState right = me.spawn(null);
        fib(left, n - 1, result);
        left.end();
        fib(right, n - 2, result);
        right.end();
        me.join(left);
        me.join(right);
    }

    private static Result asyncs(int n) {
        Result result = new Result();
        TaskState root = TaskState.root("R", TrackedOrders.LOGICAL, clockRetention);
        TaskFinish finish = root.beginFinish();
        for (int i = 0; i < n; i++) {
            TaskState child = root.spawn(null);
            result.steps.add(child.step());
            child.end();
        }
        root.endFinish(finish);
        result.tasks = n;
        return result;
    }

    private static Result deep(int n) {
        Result result = new Result();
        List<TaskState> path = new ArrayList<>();
        path.add(TaskState.root("R", TrackedOrders.LOGICAL, clockRetention));
        for (int i = 0; i < n; i++) {
            TaskState next = path.get(i).spawn(null);
            result.steps.add(next.step());
            path.add(next);
        }
        for (int i = n; i > 0; i--) {
            path.get(i).end();
            path.get(i - 1).join(path.get(i));
            result.steps.add(path.get(i - 1).step());
        }
        result.tasks = n;
        return result;
    }

    private static Result barriers(int tasks, int rounds) {
        Result result = new Result();
        TaskState root = TaskState.root("R", TrackedOrders.LOGICAL, clockRetention);
        TaskState[] party = new TaskState[tasks];
        for (int i = 0; i < tasks; i++) {
            party[i] = root.spawn(null);
        }
        for (int r = 0; r < rounds; r++) {
            ClockSnapshot all = party[0].signal();
            for (int i = 1; i < tasks; i++) {
                all = ClockSnapshot.merge(all, party[i].signal());
            }
            for (TaskState s : party) {
                s.await(all);
                result.steps.add(s.step());
            }
        }
        result.tasks = tasks;
        return result;
    }

    private static Result stranger(int n) {
        Result result = new Result();
        TaskState root = TaskState.root("R", TrackedOrders.LOGICAL, clockRetention);
        TaskState stranger = root.spawn(null);
        for (int i = 0; i < n; i++) {
            TaskState future = root.spawn(null);
            result.steps.add(future.step());
            future.end();
            stranger.join(future);
            result.steps.add(stranger.step());
        }
        result.tasks = n;
        return result;
    }

    private static Result wavefront(int rows, int columns) {
        Result result = new Result();
        TaskState root = TaskState.root("R", TrackedOrders.LOGICAL, clockRetention);
        TaskState[] above = new TaskState[columns];
        for (int i = 0; i < rows; i++) {
            TaskState left = null;
            for (int j = 0; j < columns; j++) {
                TaskState me = root.spawn(null);
                if (above[j] != null) {
                    me.join(above[j]);
                }
                if (left != null) {
                    me.join(left);
                }
                result.steps.add(me.step());
                me.end();
                above[j] = me;
                left = me;
            }
        }
        result.tasks = (long) rows * columns;
        return result;
    }

    private static Result stencil(int width, int rounds) {
        Result result = new Result();
        TaskState root = TaskState.root("R", TrackedOrders.LOGICAL, clockRetention);
        TaskState[] last = new TaskState[width];
        for (int r = 0; r < rounds; r++) {
            TaskState[] now = new TaskState[width];
            for (int i = 0; i < width; i++) {
                now[i] = root.spawn(null);
                for (int k = Math.max(0, i - 1); r > 0 && k <= Math.min(width - 1, i + 1); k++) {
                    now[i].join(last[k]);
                }
                if (r >= rounds - 20) {
                    result.steps.add(now[i].step());
                }
                now[i].end();
            }
            last = now;
        }
        result.tasks = (long) width * rounds;
        return result;
    }

    private static Result layers(int width, int rounds) {
        Result result = new Result();
        TaskState root = TaskState.root("R", TrackedOrders.LOGICAL, clockRetention);
        TaskState[] last = new TaskState[width];
        for (int r = 0; r < rounds; r++) {
            TaskState[] now = new TaskState[width];
            for (int i = 0; i < width; i++) {
                now[i] = root.spawn(null);
                for (int k = 0; r > 0 && k < 2; k++) {
                    now[i].join(last[RANDOM.nextInt(width)]);
                }
                result.steps.add(now[i].step());
                now[i].end();
            }
            last = now;
        }
        result.tasks = (long) width * rounds;
        return result;
    }

    private static Result locks(int tasks, int rounds) {
        Result result = new Result();
        TaskState root = TaskState.root("R", TrackedOrders.BOTH, clockRetention);
        TaskState[] party = new TaskState[tasks];
        for (int i = 0; i < tasks; i++) {
            party[i] = root.spawn(null);
        }
        ClockSnapshot[] lock = new ClockSnapshot[16];
        Object[] token = new Object[16];
        for (int i = 0; i < lock.length; i++) {
            lock[i] = root.signal();
            token[i] = new Object();
        }
        for (int r = 0; r < rounds; r++) {
            TaskState me = party[RANDOM.nextInt(tasks)];
            int l = RANDOM.nextInt(lock.length);
            me.awaitObserved(lock[l]);
            me.locks(LockSet.EMPTY.with(token[l], false));
            Step step = me.step();
            if (r % 100 == 0) {
                result.steps.add(step);
            }
            lock[l] = me.signal();
            me.locks(LockSet.EMPTY);
        }
        result.tasks = tasks;
        return result;
    }
}

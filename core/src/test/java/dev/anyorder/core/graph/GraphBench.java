package dev.anyorder.core.graph;

import java.lang.management.ManagementFactory;
import java.util.function.BiConsumer;

/**
 * What graphs cost as the number of tasks grows. {@code java -cp target/classes:target/test-classes
 * dev.anyorder.core.graph.GraphBench [workload]}.
 */
final class GraphBench {
    private GraphBench() {}

    public static void main(String[] names) {
        String only = names.length == 0 ? "" : names[0];
        measure(only, "figure 7.1", GraphBench::figure71);
        measure(only, "forall, no race", GraphBench::forall);
        measure(only, "finish in a loop", GraphBench::loop);
        measure(only, "fork and join tree", (root, n) -> tree(root, n, new int[1]));
        measure(only, "recursion", GraphBench::recursion);
        measure(only, "pipeline of futures", GraphBench::pipeline);
        measure(only, "isolated counter", GraphBench::counter);
    }

    private static void measure(String only, String name, BiConsumer<GraphTask, Integer> program) {
        if (!name.startsWith(only)) {
            return;
        }
        System.out.printf(
                "%-20s %9s  %-13s %9s %9s %6s %9s %9s%n",
                name, "tasks", "checked", "run ms", "check ms", "racy", "nodes", "merged");
        for (RaceCheckTime checkTime : RaceCheckTime.values()) {
            once(program, checkTime, 1000);
            for (int n : new int[] {5, 50, 100, 500, 1000, 10_000, 100_000, 1_000_000}) {
                once(program, checkTime, n).print(checkTime, n);
            }
        }
    }

    /** Processor time, so that others on the machine do not count. */
    private static long now() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private record Result(long run, long check, ComputationGraph graph) {
        void print(RaceCheckTime checkTime, int n) {
            System.out.printf(
                    "%-20s %,9d  %-13s %,9.1f %,9.1f %,6d %,9d %,9d%n",
                    "", n, checkTime, run / 1e6, check / 1e6, graph.racy().size(), graph.size(), graph.merged());
        }
    }

    private static Result once(BiConsumer<GraphTask, Integer> program, RaceCheckTime checkTime, int n) {
        ComputationGraph graph = new ComputationGraph(checkTime, race -> {});
        long start = now();
        program.accept(graph.root("main"), n);
        long run = now();
        graph.complete();
        return new Result(run - start, now() - run, graph);
    }

    private static void figure71(GraphTask main, int n) {
        main.beginFinish();
        for (int i = 0; i < 2; i++) {
            update(main.post("task"), 0);
        }
        main.endFinish();
        main.beginFinish();
        for (int i = 0; i < n; i++) {
            update(main.post("task"), 0);
        }
        main.endFinish();
    }

    private static void update(GraphTask task, int location) {
        task.read(location);
        task.write(location);
        task.end();
    }

    private static void forall(GraphTask main, int n) {
        main.write(0, n + 1);
        main.beginFinish();
        for (int i = 0; i < n; i++) {
            GraphTask task = main.post("task");
            task.read(n);
            task.write(i);
            task.end();
        }
        main.endFinish();
        main.read(0, n);
        main.write(n);
    }

    private static void loop(GraphTask main, int n) {
        for (int i = 0; i < n / 2; i++) {
            main.beginFinish();
            update(main.post("task"), 2 * i % 1000);
            update(main.post("task"), (2 * i + 1) % 1000);
            main.endFinish();
        }
    }

    /** Each task forks two and joins them in the order of their making, which no finish can say. */
    private static void tree(GraphTask task, int n, int[] location) {
        task.read(location[0] / 2);
        task.write(1_000_000 + location[0]++);
        if (n > 1) {
            GraphTask a = task.post("task");
            GraphTask b = task.post("task");
            tree(a, (n - 1) / 2, location);
            tree(b, n - 1 - (n - 1) / 2 - 1, location);
            a.end();
            b.end();
            task.join(a);
            task.join(b);
        }
    }

    private static void recursion(GraphTask main, int n) {
        GraphTask[] tasks = new GraphTask[n + 1];
        tasks[0] = main;
        for (int i = 0; i < n; i++) {
            tasks[i].write(2 * i);
            tasks[i + 1] = tasks[i].post("task");
        }
        for (int i = n; i > 0; i--) {
            tasks[i].end();
            tasks[i - 1].join(tasks[i]);
            tasks[i - 1].read(2 * i);
        }
    }

    /** Five stages, each of which gets the future of the stage before. */
    private static void pipeline(GraphTask main, int n) {
        for (int item = 0; item < n / 5; item++) {
            GraphTask before = null;
            main.beginFinish();
            for (int stage = 0; stage < 5; stage++) {
                GraphTask task = main.post("stage");
                if (before != null) {
                    task.join(before);
                }
                update(task, item);
                before = task;
            }
            main.endFinish();
        }
    }

    private static void counter(GraphTask main, int n) {
        main.beginFinish();
        for (int i = 0; i < n; i++) {
            GraphTask task = main.post("task");
            task.beginIsolated();
            task.read(0);
            task.write(0);
            task.endIsolated();
            task.end();
        }
        main.endFinish();
    }
}

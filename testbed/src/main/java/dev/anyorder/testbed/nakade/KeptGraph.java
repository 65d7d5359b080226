package dev.anyorder.testbed.nakade;

import dev.anyorder.core.graph.ComputationGraph;
import dev.anyorder.core.graph.GraphTask;
import dev.anyorder.core.graph.RaceCheckTime;

/** The computation graph of Figure 7.1, made without running the program, and checked in either way. */
final class KeptGraph {
    private KeptGraph() {}

    public static void main(String[] args) {
        RaceCheckTime checkTime = RaceCheckTime.valueOf(args[0]);
        ComputationGraph graph = new ComputationGraph(checkTime, race -> {});
        GraphTask root = graph.root("main");
        loop(root, 2);
        loop(root, Integer.parseInt(args[1]));
        graph.complete();
        System.out.println(graph.racy());
    }

    /** A finish with so many tasks, all of which update one location. */
    private static void loop(GraphTask root, int tasks) {
        root.beginFinish();
        for (int i = 0; i < tasks; i++) {
            GraphTask task = root.post(i);
            task.read(0);
            task.write(0);
            task.end();
        }
        root.endFinish();
    }
}

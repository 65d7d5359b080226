package dev.anyorder.testbed.library;

import dev.anyorder.core.graph.ComputationGraph;
import dev.anyorder.core.graph.GraphTask;
import dev.anyorder.core.graph.RaceCheckTime;
import java.util.List;
import java.util.TreeSet;

/** Makes the computation graph of a program that has neither sections nor phasers. */
final class Kept implements World<GraphTask> {
    private Kept() {}

    /** The fields that race. */
    static TreeSet<Integer> racy(List<Statement> program, RaceCheckTime checkTime) {
        TreeSet<Integer> racy = new TreeSet<>();
        ComputationGraph graph = new ComputationGraph(checkTime, race -> {
            for (int field = race.first(); field < race.end(); field++) {
                racy.add(field);
            }
        });
        Walk.through(program, new Kept(), graph.root("main"));
        graph.complete();
        return racy;
    }

    @Override
    public GraphTask child(GraphTask parent) {
        return parent.post("task");
    }

    @Override
    public void end(GraphTask task) {
        task.end();
    }

    @Override
    public void join(GraphTask task, GraphTask ended) {
        task.join(ended);
    }

    @Override
    public void beginFinish(GraphTask task) {
        task.beginFinish();
    }

    @Override
    public void endFinish(GraphTask task) {
        task.endFinish();
    }

    @Override
    public void touch(GraphTask task, char what, int field) {
        if (what != 'w') {
            task.read(field);
        }
        if (what != 'r') {
            task.write(field);
        }
    }

    @Override
    public void enter(GraphTask task, Statement.Isolated section, List<Integer> rounds) {
        throw new UnsupportedOperationException("whose turn it is depends on the run");
    }

    @Override
    public void leave(GraphTask task) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int point(GraphTask task) {
        throw new UnsupportedOperationException("tasks wait for some that are gone through later");
    }

    @Override
    public int later(GraphTask task) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void edge(int before, int after) {
        throw new UnsupportedOperationException();
    }
}

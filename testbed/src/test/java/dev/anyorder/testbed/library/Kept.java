package dev.anyorder.testbed.library;

import dev.anyorder.core.graph.Checking;
import dev.anyorder.core.graph.ComputationGraph;
import dev.anyorder.core.graph.GraphTask;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Makes the computation graph of a program without running it: each task is gone through where it is created. */
final class Kept {
    private Kept() {}

    /** The fields that race. */
    static TreeSet<Integer> racy(List<Statement> program, Checking checking) {
        TreeSet<Integer> racy = new TreeSet<>();
        ComputationGraph graph = new ComputationGraph(checking, race -> {
            for (int field = race.first(); field < race.end(); field++) {
                racy.add(field);
            }
        });
        GraphTask root = graph.root("main");
        root.beginFinish();
        new Running(root).block(program, new HashMap<>());
        root.endFinish();
        graph.complete();
        return racy;
    }

    /** Those that have named an object, as far as later ones depend on them. */
    private static final class Past {
        private List<GraphTask> writers = new ArrayList<>();
        private List<GraphTask> readers = new ArrayList<>();
    }

    /** A task, while it is gone through. */
    private static final class Running {
        private final GraphTask task;
        private final List<GraphTask> children = new ArrayList<>();
        private final Map<Integer, Past> pasts = new HashMap<>();

        Running(GraphTask task) {
            this.task = task;
        }

        void block(List<Statement> statements, Map<Integer, GraphTask> around) {
            Map<Integer, GraphTask> futures = new HashMap<>(around);
            for (Statement statement : statements) {
                statement(statement, futures);
            }
        }

        private void statement(Statement statement, Map<Integer, GraphTask> futures) {
            if (statement instanceof Statement.Touch touch) {
                touch(touch);
            } else if (statement instanceof Statement.Async async) {
                child(List.of(), async.body(), futures);
            } else if (statement instanceof Statement.Finish finish) {
                task.beginFinish();
                block(finish.body(), futures);
                task.endFinish();
            } else if (statement instanceof Statement.Forall forall) {
                task.beginFinish();
                for (int i = 0; i < forall.times(); i++) {
                    child(List.of(), forall.body(), futures);
                }
                task.endFinish();
            } else if (statement instanceof Statement.Future future) {
                futures.put(future.name(), child(List.of(), future.body(), futures));
            } else if (statement instanceof Statement.Get get) {
                task.join(java.util.Objects.requireNonNull(futures.get(get.name())));
            } else if (statement instanceof Statement.Depend depend) {
                depend(depend, futures);
            } else {
                children.forEach(task::join);
            }
        }

        private void touch(Statement.Touch touch) {
            if (touch.what() != 'w') {
                task.read(touch.field());
            }
            if (touch.what() != 'r') {
                task.write(touch.field());
            }
        }

        private GraphTask child(List<GraphTask> before, List<Statement> body, Map<Integer, GraphTask> futures) {
            GraphTask child = task.post("task");
            children.add(child);
            before.forEach(child::join);
            new Running(child).block(body, futures);
            child.end();
            return child;
        }

        private void depend(Statement.Depend depend, Map<Integer, GraphTask> futures) {
            List<GraphTask> before = new ArrayList<>();
            for (int object : depend.reads()) {
                before.addAll(past(object).writers);
            }
            for (int object : depend.writes()) {
                Past past = past(object);
                before.addAll(past.readers.isEmpty() ? past.writers : past.readers);
            }
            GraphTask child = child(before, depend.body(), futures);
            for (int object : depend.reads()) {
                past(object).readers.add(child);
            }
            for (int object : depend.writes()) {
                Past past = past(object);
                past.writers = new ArrayList<>(List.of(child));
                past.readers = new ArrayList<>();
            }
        }

        private Past past(int object) {
            return pasts.computeIfAbsent(object, key -> new Past());
        }
    }
}

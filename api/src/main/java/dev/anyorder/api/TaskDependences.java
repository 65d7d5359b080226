package dev.anyorder.api;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The locations named by the children of a task. Confined to that task. */
final class TaskDependences {
    private final Map<TaskDependence, Past> pasts = new HashMap<>();

    /** Makes a new child wait for its predecessors. */
    void add(DependentTask job, List<TaskDependence> clauses) {
        for (TaskDependence clause : clauses) {
            Past past = pasts.computeIfAbsent(clause, location -> new Past());
            for (DependentTask before : past.before(clause.kind())) {
                if (before != job) {
                    TaskEventHooks.dependency(before, job);
                    job.waitFor(before);
                }
            }
            past.add(job, clause);
        }
    }

    /** Later tasks are ordered after those of a completed finish anyway. */
    void forget(FinishScope over) {
        pasts.values().removeIf(past -> past.forget(over));
    }

    /** The children that later ones may depend on, for one location. */
    private static final class Past {
        /** The last writer, or the last mutexinoutset. */
        private List<DependentTask> writers = new ArrayList<>(1);

        /** Readers since then. */
        private List<DependentTask> readers = new ArrayList<>(1);

        /** The predecessors of each member of that set. */
        private List<DependentTask> beforeSet = List.of();

        /** Created lazily. */
        private @Nullable TaskMutex taskMutex;

        private boolean set;

        List<DependentTask> before(TaskDependence.Kind kind) {
            if (kind == TaskDependence.Kind.IN) {
                return writers;
            }
            if (kind == TaskDependence.Kind.MUTEX && set && readers.isEmpty()) {
                return beforeSet;
            }
            return readers.isEmpty() ? writers : readers;
        }

        void add(DependentTask job, TaskDependence clause) {
            switch (clause.kind()) {
                case IN -> readers.add(job);
                case OUT -> {
                    if (!writers.contains(job) || !readers.isEmpty()) {
                        replace(job, List.of());
                        set = false;
                    }
                }
                case MUTEX -> {
                    if (taskMutex == null) {
                        taskMutex = new TaskMutex();
                    }
                    job.exclude(taskMutex);
                    if (set && readers.isEmpty()) {
                        writers.add(job);
                    } else {
                        replace(job, readers.isEmpty() ? writers : readers);
                        set = true;
                    }
                }
                default -> throw new AssertionError(clause);
            }
        }

        private void replace(DependentTask writer, List<DependentTask> before) {
            beforeSet = before;
            writers = new ArrayList<>(1);
            writers.add(writer);
            readers = new ArrayList<>(1);
        }

        boolean forget(FinishScope over) {
            writers.removeIf(job -> job.scope == over);
            readers.removeIf(job -> job.scope == over);
            return writers.isEmpty() && readers.isEmpty();
        }
    }
}

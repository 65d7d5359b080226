package dev.anyorder.api;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which children of a task have named which locations. Only that task uses it. */
final class TaskDependences {
    private final Map<TaskDependence, Past> pasts = new HashMap<>();

    /** Makes a new child wait for those that it depends on. */
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

    /** Forgets children of a finish that is over: whatever is created now comes after them anyway. */
    void forget(FinishScope over) {
        pasts.values().removeIf(past -> past.forget(over));
    }

    /** The children that have named one location, as far as later ones may depend on them. */
    private static final class Past {
        /** The last to write, or the last set of those that exclude each other. */
        private List<DependentTask> writers = new ArrayList<>(1);

        /** Those that read after the writers. */
        private List<DependentTask> readers = new ArrayList<>(1);

        /** What each member of the last set of those that exclude each other waits for; others: empty. */
        private List<DependentTask> beforeSet = List.of();

        /** What excludes the members of such a set; made when first needed. */
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

        /** Whether nothing is left. */
        boolean forget(FinishScope over) {
            writers.removeIf(job -> job.scope == over);
            readers.removeIf(job -> job.scope == over);
            return writers.isEmpty() && readers.isEmpty();
        }
    }
}

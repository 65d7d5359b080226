package dev.anyorder.api;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which children of a task have named which locations. Only that task uses it. */
final class Dependences {
    private final Map<Dependence, Past> pasts = new HashMap<>();

    /** Makes a new child wait for those that it depends on. */
    void add(DependentJob job, List<Dependence> clauses) {
        for (Dependence clause : clauses) {
            Past past = pasts.computeIfAbsent(clause, location -> new Past());
            for (DependentJob before : past.before(clause.kind())) {
                if (before != job) {
                    Moments.dependency(before, job);
                    job.waitFor(before);
                }
            }
            past.add(job, clause);
        }
    }

    /** Forgets children of a finish that is over: whatever is created now comes after them anyway. */
    void forget(Scope over) {
        pasts.values().removeIf(past -> past.forget(over));
    }

    /** The children that have named one location, as far as later ones may depend on them. */
    private static final class Past {
        /** The last to write, or the last set of those that exclude each other. */
        private List<DependentJob> writers = new ArrayList<>(1);

        /** Those that read after the writers. */
        private List<DependentJob> readers = new ArrayList<>(1);

        /** What each member of the last set of those that exclude each other waits for; others: empty. */
        private List<DependentJob> beforeSet = List.of();

        /** What excludes the members of such a set; made when first needed. */
        private @Nullable Mutex mutex;

        private boolean set;

        List<DependentJob> before(Dependence.Kind kind) {
            if (kind == Dependence.Kind.IN) {
                return writers;
            }
            if (kind == Dependence.Kind.MUTEX && set && readers.isEmpty()) {
                return beforeSet;
            }
            return readers.isEmpty() ? writers : readers;
        }

        void add(DependentJob job, Dependence clause) {
            switch (clause.kind()) {
                case IN -> readers.add(job);
                case OUT -> {
                    if (!writers.contains(job) || !readers.isEmpty()) {
                        replace(job, List.of());
                        set = false;
                    }
                }
                case MUTEX -> {
                    if (mutex == null) {
                        mutex = new Mutex();
                    }
                    job.exclude(mutex);
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

        private void replace(DependentJob writer, List<DependentJob> before) {
            beforeSet = before;
            writers = new ArrayList<>(1);
            writers.add(writer);
            readers = new ArrayList<>(1);
        }

        /** Whether nothing is left. */
        boolean forget(Scope over) {
            writers.removeIf(job -> job.scope == over);
            readers.removeIf(job -> job.scope == over);
            return writers.isEmpty() && readers.isEmpty();
        }
    }
}

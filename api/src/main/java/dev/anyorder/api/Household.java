package dev.anyorder.api;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rare belongings of a task: phasers, dependences of its children, regions. Only the task itself uses them. */
final class Household {
    private final List<Registration> registrations = new ArrayList<>(1);
    private final List<TaskSpec> described = new ArrayList<>(0);

    /** What children with dependences depend on; made when first needed. */
    private @Nullable Dependences dependences;

    /** The tasks that it owns in regions, and what it may touch; made when first needed. */
    private @Nullable Estate estate;

    List<Registration> registrations() {
        return registrations;
    }

    Dependences dependences() {
        if (dependences == null) {
            dependences = new Dependences();
        }
        return dependences;
    }

    Estate estate() {
        if (estate == null) {
            estate = new Estate();
        }
        return estate;
    }

    /** Gives the task a first estate, before it begins. */
    void settle(Estate first) {
        estate = first;
    }

    /** The tasks in regions that the task leaves behind. */
    @Nullable
    Estate leftEstate() {
        return estate;
    }

    void described(TaskSpec spec) {
        described.add(spec);
    }

    void started(TaskSpec spec) {
        described.remove(spec);
    }

    /** The task has ended. */
    void close(Job task) {
        registrations.forEach(Registration::drop);
        registrations.clear();
        dependences = null;
        task.failure = forgotten(null, task.failure);
    }

    /** The body of a finish has ended, and its tasks are about to be waited for. */
    @Nullable
    Throwable finishing(Scope scope, @Nullable Throwable failure) {
        registrations.removeIf(registration -> registration.endsWith(scope));
        return forgotten(scope, failure);
    }

    /** All tasks of the finish have ended. */
    void finished(Scope scope) {
        if (dependences != null) {
            dependences.forget(scope);
        }
    }

    /** All children of the task have ended. */
    void waited() {
        dependences = null;
    }

    /** Says so if a task was described, in this finish or, without one, in any, and then not started. */
    private @Nullable Throwable forgotten(@Nullable Scope scope, @Nullable Throwable failure) {
        if (described.removeIf(spec -> scope == null || spec.scope == scope)) {
            IllegalStateException forgotten = new IllegalStateException(
                    "A task was described by task(...) and never started: end the description with start()");
            return Failures.join(failure, forgotten);
        }
        return failure;
    }
}

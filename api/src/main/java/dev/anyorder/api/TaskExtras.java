package dev.anyorder.api;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rare belongings of a task: phasers, dependences of its children, regions. Only the task itself uses them. */
final class TaskExtras {
    private final List<PhaserRegistration> registrations = new ArrayList<>(1);
    private final List<TaskSpec> described = new ArrayList<>(0);

    /** What children with dependences depend on; made when first needed. */
    private @Nullable TaskDependences dependences;

    /** The tasks that it owns in regions, and what it may touch; made when first needed. */
    private @Nullable RegionOwnership regionOwnership;

    List<PhaserRegistration> registrations() {
        return registrations;
    }

    TaskDependences dependences() {
        if (dependences == null) {
            dependences = new TaskDependences();
        }
        return dependences;
    }

    RegionOwnership regionOwnership() {
        if (regionOwnership == null) {
            regionOwnership = new RegionOwnership();
        }
        return regionOwnership;
    }

    /** Gives the task a first estate, before it begins. */
    void settle(RegionOwnership first) {
        regionOwnership = first;
    }

    /** The tasks in regions that the task leaves behind. */
    @Nullable
    RegionOwnership leftEstate() {
        return regionOwnership;
    }

    void described(TaskSpec spec) {
        described.add(spec);
    }

    void started(TaskSpec spec) {
        described.remove(spec);
    }

    /** The task has ended. */
    void close(LibraryTask task) {
        registrations.forEach(PhaserRegistration::drop);
        registrations.clear();
        dependences = null;
        task.failure = forgotten(null, task.failure);
    }

    /** The body of a finish has ended, and its tasks are about to be waited for. */
    @Nullable
    Throwable finishing(FinishScope scope, @Nullable Throwable failure) {
        registrations.removeIf(phaserRegistration -> phaserRegistration.endsWith(scope));
        return forgotten(scope, failure);
    }

    /** All tasks of the finish have ended. */
    void finished(FinishScope scope) {
        if (dependences != null) {
            dependences.forget(scope);
        }
    }

    /** All children of the task have ended. */
    void waited() {
        dependences = null;
    }

    /** Says so if a task was described, in this finish or, without one, in any, and then not started. */
    private @Nullable Throwable forgotten(@Nullable FinishScope scope, @Nullable Throwable failure) {
        if (described.removeIf(spec -> scope == null || spec.scope == scope)) {
            IllegalStateException forgotten = new IllegalStateException(
                    "A task was described by task(...) and never started: end the description with start()");
            return TaskFailures.join(failure, forgotten);
        }
        return failure;
    }
}

package dev.anyorder.api;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rarely used state of a task; confined to it. */
final class TaskExtras {
    private final List<PhaserRegistration> registrations = new ArrayList<>(1);
    private final List<TaskSpec> described = new ArrayList<>(0);

    /** Created lazily. */
    private @Nullable TaskDependences dependences;

    /** Created lazily. */
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

    void settle(RegionOwnership first) {
        regionOwnership = first;
    }

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

    void close(LibraryTask task) {
        registrations.forEach(PhaserRegistration::drop);
        registrations.clear();
        dependences = null;
        task.failure = forgotten(null, task.failure);
    }

    /** Called before the join. */
    @Nullable
    Throwable finishing(FinishScope scope, @Nullable Throwable failure) {
        registrations.removeIf(phaserRegistration -> phaserRegistration.endsWith(scope));
        return forgotten(scope, failure);
    }

    void finished(FinishScope scope) {
        if (dependences != null) {
            dependences.forget(scope);
        }
    }

    void waited() {
        dependences = null;
    }

    /** Fails for tasks described in {@code scope} (null: anywhere) but not started. */
    private @Nullable Throwable forgotten(@Nullable FinishScope scope, @Nullable Throwable failure) {
        if (described.removeIf(spec -> scope == null || spec.scope == scope)) {
            IllegalStateException forgotten = new IllegalStateException(
                    "A task was described by task(...) and never started: end the description with start()");
            return TaskFailures.join(failure, forgotten);
        }
        return failure;
    }
}

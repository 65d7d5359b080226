package dev.anyorder.api;

import org.jspecify.annotations.Nullable;

/**
 * The fields of {@link WorkerState} that change with every task. A small object, often replaced by a copy so that it
 * stays young: G1's post-write barrier makes reference stores into old objects expensive (probable cause of the
 * measured gain).
 */
final class CurrentTask {
    /** Null outside any finish. */
    @Nullable
    LibraryTask task;

    @Nullable
    FinishScope scope;

    CurrentTask young() {
        CurrentTask young = new CurrentTask();
        young.task = task;
        young.scope = scope;
        return young;
    }
}

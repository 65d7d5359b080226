package dev.anyorder.api;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A finish or taskgroup. */
final class FinishScope {
    final @Nullable FinishScope outer;

    /** The owner's children, newest first, linked by {@link LibraryTask#next}; confined to the owner. */
    @Nullable
    LibraryTask children;

    final LibraryTask owner;

    /** Volatile; read before a task begins. */
    volatile boolean cancelled;

    /** Confined to the owner. */
    boolean over;

    /** Newest first; confined to the joining thread. */
    private @Nullable List<Throwable> failures;

    FinishScope(@Nullable FinishScope outer, LibraryTask owner) {
        this.outer = outer;
        this.owner = owner;
    }

    /** Includes enclosing finishes. */
    boolean isCancelled() {
        for (FinishScope scope = this; scope != null; scope = scope.outer) {
            if (scope.cancelled) {
                return true;
            }
        }
        return false;
    }

    void failed(Throwable failure) {
        if (failures == null) {
            failures = new ArrayList<>();
        }
        failures.add(failure);
    }

    /** {@code own}, the failure of the body, takes precedence; others are suppressed. */
    @Nullable
    Throwable verdict(@Nullable Throwable own) {
        List<Throwable> others = failures;
        if (others == null) {
            return own;
        }
        failures = null;
        Throwable first = own;
        for (int i = others.size() - 1; i >= 0; i--) {
            first = TaskFailures.join(first, others.get(i));
        }
        return first;
    }
}

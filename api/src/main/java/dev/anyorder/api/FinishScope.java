package dev.anyorder.api;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A finish (or taskgroup), from its beginning to its end. */
final class FinishScope {
    /** The finish around this one, of the same task or of one further up. */
    final @Nullable FinishScope outer;

    /** The tasks that the owner itself has created in it, the last first, linked by {@link LibraryTask#next}; only it uses them. */
    @Nullable
    LibraryTask children;

    /** The task that opened it. */
    final LibraryTask owner;

    /** Volatile: set by whoever cancels, read before a task begins. */
    volatile boolean cancelled;

    /** Set when all is over; only the owner uses it. */
    boolean over;

    /** What tasks have thrown, the last first; only the thread that waits for them touches it. */
    private @Nullable List<Throwable> failures;

    FinishScope(@Nullable FinishScope outer, LibraryTask owner) {
        this.outer = outer;
        this.owner = owner;
    }

    /** Whether this finish or one around it is cancelled. */
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

    /** The failure that the finish throws, with the others attached; {@code own} is that of its body and comes first. */
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

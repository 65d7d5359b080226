package dev.anyorder.core.finding;

import java.util.List;

/**
 * A lock held at an access.
 *
 * @param name what it is, {@code Object@1f} or {@code ReentrantLock@2a}
 * @param shared whether it is held in read mode only
 * @param acquiredAt the stack of its acquisition; empty when not kept
 * @param releasedAt at the first of two accesses that are to be atomic, where it was let go before the second; empty when it was
 *     not, or when that is not known
 * @param takenAgainAt where it was taken again then, before the second; empty when it was not, or when that is not known
 */
public record LockInfo(
        String name, boolean shared, List<Frame> acquiredAt, List<Frame> releasedAt, List<Frame> takenAgainAt) {
    public LockInfo {
        acquiredAt = List.copyOf(acquiredAt);
        releasedAt = List.copyOf(releasedAt);
        takenAgainAt = List.copyOf(takenAgainAt);
    }

    /** A lock of which nothing is known but that it was held. */
    public LockInfo(String name, boolean shared, List<Frame> acquiredAt) {
        this(name, shared, acquiredAt, List.of(), List.of());
    }
}

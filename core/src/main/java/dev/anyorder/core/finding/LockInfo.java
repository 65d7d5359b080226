package dev.anyorder.core.finding;

import java.util.List;

/**
 * A lock held at an access.
 *
 * @param name what it is, {@code Object@1f} or {@code ReentrantLock@2a}
 * @param shared whether it is held in read mode only
 * @param releasedAt at the first access of a split block, where it was released before the second; empty when it was not, or
 *     when that is not known
 * @param takenAgainAt where it was acquired again then, before the second; empty when it was not, or when that is not known
 */
public record LockInfo(String name, boolean shared, List<Frame> releasedAt, List<Frame> takenAgainAt) {
    public LockInfo {
        releasedAt = List.copyOf(releasedAt);
        takenAgainAt = List.copyOf(takenAgainAt);
    }

    /** A lock that is held. */
    public LockInfo(String name, boolean shared) {
        this(name, shared, List.of(), List.of());
    }
}

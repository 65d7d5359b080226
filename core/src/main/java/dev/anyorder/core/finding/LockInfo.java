package dev.anyorder.core.finding;

import java.util.List;

/**
 * A lock held at an access.
 *
 * @param name {@code Object@1f}
 * @param shared whether it is held in read mode
 * @param releasedAt at the first access of a split block: its release before the second; empty if none or unknown
 * @param takenAgainAt the next acquisition before the second; empty if none or unknown
 */
public record LockInfo(String name, boolean shared, List<Frame> releasedAt, List<Frame> takenAgainAt) {
    public LockInfo {
        releasedAt = List.copyOf(releasedAt);
        takenAgainAt = List.copyOf(takenAgainAt);
    }

    public LockInfo(String name, boolean shared) {
        this(name, shared, List.of(), List.of());
    }
}

package dev.anyorder.core.finding;

import java.util.List;

/**
 * A lock held at an access.
 *
 * @param name what it is, {@code Object@1f} or {@code ReentrantLock@2a}
 * @param shared whether it is held in read mode only
 * @param acquiredAt the stack of its acquisition; empty when not kept
 */
public record LockInfo(String name, boolean shared, List<Frame> acquiredAt) {
    public LockInfo {
        acquiredAt = List.copyOf(acquiredAt);
    }
}

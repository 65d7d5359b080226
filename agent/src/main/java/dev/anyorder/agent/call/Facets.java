package dev.anyorder.agent.call;

import dev.anyorder.agent.shadow.ObjectShadow;
import java.util.Collection;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The past of each part of a library object, for accesses that depend on others. */
final class Facets {
    /** So many keys or elements of an object are watched. */
    private static final int MOST = 1 << 16;

    final ObjectShadow whole = new ObjectShadow();
    final ObjectShadow taken = new ObjectShadow();
    private final ConcurrentHashMap<Long, ObjectShadow> cells = new ConcurrentHashMap<>(4);

    /** That of a key or an element; null if there are too many. */
    @Nullable
    ObjectShadow cell(long number) {
        ObjectShadow known = cells.get(number);
        if (known != null || cells.mappingCount() >= MOST) {
            return known;
        }
        ObjectShadow fresh = new ObjectShadow();
        ObjectShadow other = cells.putIfAbsent(number, fresh);
        return other == null ? fresh : other;
    }

    /** Those of all keys and elements that were touched by themselves. */
    Collection<ObjectShadow> cells() {
        return cells.values();
    }
}

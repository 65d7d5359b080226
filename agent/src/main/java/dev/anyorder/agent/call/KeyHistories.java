package dev.anyorder.agent.call;

import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The pasts of the keys of a map. Threads share it; the keys themselves are not kept. */
final class KeyHistories {
    /** So many keys of a map are watched. */
    private static final int MOST = 1 << 16;

    private final ConcurrentHashMap<Long, KeyHistory> keys = new ConcurrentHashMap<>(4);

    /** That of the key of this number; null if there are too many. */
    @Nullable
    KeyHistory of(long number) {
        KeyHistory known = keys.get(number);
        if (known != null || keys.mappingCount() >= MOST) {
            return known;
        }
        KeyHistory fresh = new KeyHistory();
        KeyHistory other = keys.putIfAbsent(number, fresh);
        return other == null ? fresh : other;
    }
}

package dev.anyorder.agent.call;

import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The histories of a map's keys. Thread-safe; keeps no key alive. Misses keys above {@value #MOST}. */
final class KeyHistories {
    private static final int MOST = 1 << 16;

    private final ConcurrentHashMap<Long, KeyHistory> keys = new ConcurrentHashMap<>(4);

    /** Null above the limit. */
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

package dev.anyorder.agent.call;

import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The pasts of the keys of a map. Threads share it; the keys themselves are not kept. */
final class KeyPasts {
    /** So many keys of a map are watched. */
    private static final int MOST = 1 << 16;

    private final ConcurrentHashMap<Long, KeyPast> keys = new ConcurrentHashMap<>(4);

    /** That of the key of this number; null if there are too many. */
    @Nullable
    KeyPast of(long number) {
        KeyPast known = keys.get(number);
        if (known != null || keys.mappingCount() >= MOST) {
            return known;
        }
        KeyPast fresh = new KeyPast();
        KeyPast other = keys.putIfAbsent(number, fresh);
        return other == null ? fresh : other;
    }
}

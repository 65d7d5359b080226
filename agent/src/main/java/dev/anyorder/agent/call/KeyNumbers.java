package dev.anyorder.agent.call;

import dev.anyorder.agent.table.WeakTable;
import java.util.IdentityHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Identifies keys and values: strings, boxed primitives and null by value, others by identity. Runs no program code and
 * keeps no key alive. Misses keys that are equal but not identical.
 */
final class KeyNumbers {
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    static final long NOTHING = 0;

    /** All values whose equality only their own code decides. */
    static final long UNKNOWN = 1;

    private final WeakTable<Long> identities = new WeakTable<>();
    private final AtomicLong last = new AtomicLong();

    long of(@Nullable Object key, Object map) {
        long value = map instanceof IdentityHashMap ? UNKNOWN : ofValue(key);
        return value == UNKNOWN && key != null ? identity(key) : value;
    }

    /** Different numbers mean different values, except {@link #UNKNOWN}. */
    long ofValue(@Nullable Object value) {
        if (value == null) {
            return NOTHING;
        }
        if (value instanceof String text) {
            return mixed(1, spelled(text));
        }
        if (value instanceof Integer || value instanceof Short || value instanceof Byte || value instanceof Long) {
            return mixed(value.getClass().getName().hashCode(), ((Number) value).longValue());
        }
        if (value instanceof Double number) {
            return mixed(2, Double.doubleToLongBits(number));
        }
        if (value instanceof Float number) {
            return mixed(3, Float.floatToIntBits(number));
        }
        if (value instanceof Character letter) {
            return mixed(4, letter);
        }
        if (value instanceof Boolean truth) {
            return mixed(5, truth ? 1 : 0);
        }
        return value instanceof Enum || value instanceof Class ? identity(value) : UNKNOWN;
    }

    private long identity(Object object) {
        return mixed(6, identities.get(object, fresh -> last.incrementAndGet()));
    }

    static long of(int index) {
        return mixed(7, index);
    }

    /** 64 bits: {@code String.hashCode} collides too often. */
    private static long spelled(String text) {
        long hash = text.length();
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * SPREAD;
            hash ^= hash >>> 29;
        }
        return hash;
    }

    private static long mixed(long sort, long value) {
        long mixed = (value + sort * SPREAD) * 0xBF58476D1CE4E5B9L;
        return mixed ^ (mixed >>> 31);
    }
}

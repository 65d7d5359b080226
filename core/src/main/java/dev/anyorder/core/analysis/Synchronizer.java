package dev.anyorder.core.analysis;

import java.util.Arrays;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A lock, volatile or atomic variable, queue or other synchronisation object, for {@link TaskListener}. Identity
 * equality. Analyses attach state. Thread-safe.
 */
public abstract class Synchronizer {
    private static final @Nullable Object[] NONE = {};

    /** Alternating keys and states. Guarded by this. */
    private @Nullable Object[] states = NONE;

    /**
     * Replaces an analysis's state atomically.
     *
     * @param key chosen by the analysis, compared by identity
     * @param change maps the old state, initially null, to the new one
     */
    public final synchronized void update(Object key, UnaryOperator<@Nullable Object> change) {
        int at = 0;
        while (at < states.length && states[at] != key) {
            at += 2;
        }
        Object old = at < states.length ? states[at + 1] : null;
        Object state = change.apply(old);
        if (state != old) {
            if (at == states.length) {
                states = Arrays.copyOf(states, at + 2);
                states[at] = key;
            }
            states[at + 1] = state;
        }
    }
}

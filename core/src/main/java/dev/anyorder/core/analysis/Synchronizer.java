package dev.anyorder.core.analysis;

import java.util.Arrays;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A lock, a volatile or atomic variable, a queue or another object that tasks synchronise on, as a {@link TaskListener} sees
 * it. Compared by identity. An analysis attaches its own state to it. Safe for all threads.
 */
public abstract class Synchronizer {
    private static final @Nullable Object[] NONE = {};

    /** Keys, each followed by its state. Guarded by this. */
    private @Nullable Object[] states = NONE;

    /**
     * Replaces the state that an analysis has attached here, while no other thread does.
     *
     * @param key chosen by the analysis, and compared by identity
     * @param change the new state for the old one, which is null at first
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

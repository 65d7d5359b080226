package dev.anyorder.api;

import org.jspecify.annotations.Nullable;

/**
 * A region of the language of Bouajjani and Emmi (Nakade 2016, Chapter 3): holds {@linkplain Regions#post posted}
 * tasks, and one variable. Only task order orders accesses to the variable.
 *
 * @param <T> the type of the variable
 */
public final class Region<T extends @Nullable Object> {
    private final String name;

    /** Deliberately not synchronised. */
    private T value;

    public Region(String name, T value) {
        this.name = name;
        this.value = value;
    }

    /**
     * Reads the variable, {@code l(r)}.
     *
     * @throws IllegalStateException without the right to read
     */
    public T get() {
        RegionOwnership.mustRead(this);
        TaskEventHooks.regionRead(this);
        return value;
    }

    /**
     * Writes the variable, {@code l(r) := e}.
     *
     * @throws IllegalStateException without the right to write
     */
    public void set(T newValue) {
        RegionOwnership.mustWrite(this);
        TaskEventHooks.regionWritten(this);
        value = newValue;
    }

    @Override
    public String toString() {
        return name;
    }
}

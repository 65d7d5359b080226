package dev.anyorder.api;

import org.jspecify.annotations.Nullable;

/**
 * A region of the task language of Bouajjani and Emmi with the shared variables of seed 002, Chapter 3: a place to
 * {@linkplain Regions#post post} tasks into and to {@linkplain Regions#await await} them from, and one variable that tasks
 * share. The variable is as unprotected as a field: what orders accesses to it are the tasks.
 *
 * @param <T> the type of the variable
 */
public final class Region<T extends @Nullable Object> {
    private final String name;

    /** Not synchronised, on purpose. */
    private T value;

    /** A region and the first value of its variable. */
    public Region(String name, T value) {
        this.name = name;
        this.value = value;
    }

    /**
     * The value of the variable, {@code l(r)} in an expression.
     *
     * @throws IllegalStateException if the running task was posted without the right to read it
     */
    public T get() {
        RegionOwnership.mustRead(this);
        TaskEventHooks.regionRead(this);
        return value;
    }

    /**
     * Assigns the variable, {@code l(r) := e}.
     *
     * @throws IllegalStateException if the running task was posted without the right to write it
     */
    public void set(T newValue) {
        RegionOwnership.mustWrite(this);
        TaskEventHooks.regionWritten(this);
        value = newValue;
    }

    /** Its name. */
    @Override
    public String toString() {
        return name;
    }
}

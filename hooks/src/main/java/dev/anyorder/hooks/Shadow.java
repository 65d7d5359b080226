package dev.anyorder.hooks;

import org.jspecify.annotations.Nullable;

/**
 * What is remembered of a location. Immutable, and shared by all locations with the same history; a reference to it sits
 * in a field that is injected next to the user's. Instrumented code compares the two marks with the step that is
 * running, inline, and calls a hook only when they differ.
 */
public abstract class Shadow {
    /** The step by which further reads of the location would tell nothing new. */
    public final @Nullable Object noReads;

    /** The step by which further writes of the location would tell nothing new. */
    public final @Nullable Object noWrites;

    protected Shadow(@Nullable Object noReads, @Nullable Object noWrites) {
        this.noReads = noReads;
        this.noWrites = noWrites;
    }

    /** The read mark of a location that may not have been touched yet. Called by instrumented code. */
    public static @Nullable Object noReads(@Nullable Shadow shadow) {
        return shadow == null ? null : shadow.noReads;
    }

    /** The write mark of a location that may not have been touched yet. Called by instrumented code. */
    public static @Nullable Object noWrites(@Nullable Shadow shadow) {
        return shadow == null ? null : shadow.noWrites;
    }
}

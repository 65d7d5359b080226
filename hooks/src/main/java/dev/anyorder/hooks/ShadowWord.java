package dev.anyorder.hooks;

import jdk.internal.vm.annotation.ForceInline;
import org.jspecify.annotations.Nullable;

/**
 * What is remembered of a location. Immutable, and shared by all locations with the same history; a reference to it sits
 * in a field that is injected next to the user's. Instrumented code compares the two marks with the step that is
 * running, inline, and calls a hook only when they differ.
 */
public abstract class ShadowWord {
    /** A step by which further reads of the location would tell nothing new. */
    public final @Nullable Object noReads;

    /** Another such step, so that two tasks which read the same location all the time do not take turns. */
    public final @Nullable Object alsoNoReads;

    /** The step by which further writes of the location would tell nothing new. */
    public final @Nullable Object noWrites;

    /** The step by which further updates of one sort would tell nothing new. */
    public final @Nullable Object noUpdates;

    /** The sort of these updates. */
    public final byte update;

    /** Spreads shadows over tables; has no other meaning. */
    public final int hash;

    protected ShadowWord(
            @Nullable Object noReads,
            @Nullable Object alsoNoReads,
            @Nullable Object noWrites,
            @Nullable Object noUpdates,
            int update,
            int hash) {
        this.noReads = noReads;
        this.alsoNoReads = alsoNoReads;
        this.noWrites = noWrites;
        this.noUpdates = noUpdates;
        this.update = (byte) update;
        this.hash = hash;
    }

    /** Whether a read by this step would tell nothing new. Called by instrumented code. */
    @ForceInline
    public static boolean knowsRead(@Nullable ShadowWord shadow, Object step) {
        return shadow != null && (shadow.noReads == step || shadow.alsoNoReads == step);
    }

    /** Whether an update of some sort by this step would tell nothing new. Called by instrumented code. */
    @ForceInline
    public static boolean knowsUpdate(@Nullable ShadowWord shadow, Object step, int update) {
        return shadow != null && (shadow.noWrites == step || shadow.noUpdates == step && shadow.update == update);
    }

    /** Whether a test by this step, which goes before updates of some sort, would tell nothing new. */
    @ForceInline
    public static boolean knowsTest(@Nullable ShadowWord shadow, Object step, int test, int update) {
        return knowsRead(shadow, step) || knowsUpdate(shadow, step, update) || knowsUpdate(shadow, step, test);
    }

    /** Whether a write by this step would tell nothing new. Called by instrumented code. */
    @ForceInline
    public static boolean knowsWrite(@Nullable ShadowWord shadow, Object step) {
        return shadow != null && shadow.noWrites == step;
    }
}

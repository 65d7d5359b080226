package dev.anyorder.hooks;

import jdk.internal.vm.annotation.ForceInline;
import org.jspecify.annotations.Nullable;

/**
 * The access history of a location. Immutable and shared by all locations with equal histories. Instrumented code
 * compares its marks with the running step and calls a hook only on a mismatch.
 */
public abstract class ShadowWord {
    /** A step whose further reads are redundant. */
    public final @Nullable Object noReads;

    /** A second one, so that two concurrent readers do not evict each other. */
    public final @Nullable Object alsoNoReads;

    /** The step whose further writes are redundant. */
    public final @Nullable Object noWrites;

    /** The step whose further updates of kind {@link #update} are redundant. */
    public final @Nullable Object noUpdates;

    public final byte update;

    /** For hash tables only. */
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

    @ForceInline
    public static boolean knowsRead(@Nullable ShadowWord shadow, Object step) {
        return shadow != null && (shadow.noReads == step || shadow.alsoNoReads == step);
    }

    @ForceInline
    public static boolean knowsUpdate(@Nullable ShadowWord shadow, Object step, int update) {
        return shadow != null && (shadow.noWrites == step || shadow.noUpdates == step && shadow.update == update);
    }

    /** Whether a guard read of such updates is redundant. */
    @ForceInline
    public static boolean knowsTest(@Nullable ShadowWord shadow, Object step, int test, int update) {
        return knowsRead(shadow, step) || knowsUpdate(shadow, step, update) || knowsUpdate(shadow, step, test);
    }

    @ForceInline
    public static boolean knowsWrite(@Nullable ShadowWord shadow, Object step) {
        return shadow != null && shadow.noWrites == step;
    }
}

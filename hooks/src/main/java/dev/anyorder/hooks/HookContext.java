package dev.anyorder.hooks;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One execution of a task on a thread. Instrumented methods load it once into a local: an activation belongs to one
 * task.
 */
public abstract class HookContext {
    static final int FRESH = 32;

    private static final int KNOWN = 64;

    public final Thread thread;

    /** The running step; written only by the context's thread. */
    public Object step;

    /** The number of the dependent pair of the access at {@link #pairSite}. */
    public int pair;

    public int pairSite;

    public final StepFootprints footprints;

    public final PendingReads halves = new PendingReads();

    /** Recent initial shadow words by site; a hint. */
    final @Nullable ShadowWord[] fresh = new ShadowWord[FRESH];

    final int[] freshSites = new int[FRESH];

    /**
     * Shadow words for which reads by {@link #knownStep} are redundant, when more than two tasks read a location.
     * Direct-mapped. Checked in the hook, since inline code would keep the JIT from inlining user methods.
     */
    private @Nullable ShadowWord @Nullable [] known;

    private @Nullable Object knownStep;

    protected HookContext(Thread thread, Object step, boolean isDeaf) {
        this.thread = thread;
        this.step = step;
        this.footprints = new StepFootprints(isDeaf);
    }

    /** Whether reads of such locations by the running step are redundant. */
    public final boolean isRedundant(ShadowWord shadow) {
        @Nullable ShadowWord[] of = known;
        return of != null && knownStep == step && of[shadow.hash & (KNOWN - 1)] == shadow;
    }

    public final void know(ShadowWord shadow) {
        @Nullable ShadowWord[] of = known;
        if (of == null) {
            of = new ShadowWord[KNOWN];
            known = of;
        } else if (knownStep != step) {
            Arrays.fill(of, null);
        }
        knownStep = step;
        of[shadow.hash & (KNOWN - 1)] = shadow;
    }
}

package dev.anyorder.hooks;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One execution of a task on a thread, as instrumented code sees it. A method loads it once into a local: a method's
 * activation belongs to one task, whatever runs on top of it.
 */
public abstract class HookContext {
    static final int FRESH = 32;

    private static final int KNOWN = 64;

    /** The thread that runs the task. */
    public final Thread thread;

    /** The step that the task is in; replaced by its own thread at each task and synchronisation operation. */
    public Object step;

    /** The pair of accesses that the access at a site is in, by a number that the sink has given it, and that site. */
    public int pair;

    public int pairSite;

    public final StepFootprints footprints;

    public final PendingReads halves = new PendingReads();

    /** What constructors left lately, by site: a hint. */
    final @Nullable ShadowWord[] fresh = new ShadowWord[FRESH];

    final int[] freshSites = new int[FRESH];

    /**
     * Shadows that do not say it themselves, and of which reads by a step of this context would tell nothing new: more than two
     * tasks may read a location all the time. Direct-mapped, and made when there is the first. Asked in the hook and not inline, where
     * each instruction more keeps the compiler from inlining the user's methods.
     */
    private @Nullable ShadowWord @Nullable [] known;

    /** The step of which that is true. */
    private @Nullable Object knownStep;

    protected HookContext(Thread thread, Object step, boolean isDeaf) {
        this.thread = thread;
        this.step = step;
        this.footprints = new StepFootprints(isDeaf);
    }

    /** Whether reads of locations with this shadow, by the step that is running, would tell nothing new. */
    public final boolean isRedundant(ShadowWord shadow) {
        @Nullable ShadowWord[] of = known;
        return of != null && knownStep == step && of[shadow.hash & (KNOWN - 1)] == shadow;
    }

    /** They would tell nothing new. */
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

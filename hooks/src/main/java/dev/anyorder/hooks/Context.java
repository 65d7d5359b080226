package dev.anyorder.hooks;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One execution of a task on a thread, as instrumented code sees it. A method loads it once into a local: a method's
 * activation belongs to one task, whatever runs on top of it.
 */
public abstract class Context {
    static final int FRESH = 32;

    private static final int KNOWN = 64;

    /** The thread that runs the task. */
    public final Thread thread;

    /** The step that the task is in; replaced by its own thread at each task and synchronisation operation. */
    public Object step;

    /** The pair of accesses that the access at a site is in, by a number that the sink has given it, and that site. */
    public int pair;

    public int pairSite;

    public final Footprints footprints;

    public final Halves halves = new Halves();

    /** What constructors left lately, by site: a hint. */
    final @Nullable Shadow[] fresh = new Shadow[FRESH];

    final int[] freshSites = new int[FRESH];

    /**
     * Shadows that do not say it themselves, and of which reads by a step of this context would tell nothing new: more than two
     * tasks may read a location all the time. Direct-mapped, and made when there is the first. Asked in the hook and not inline, where
     * each instruction more keeps the compiler from inlining the user's methods.
     */
    private @Nullable Shadow @Nullable [] known;

    /** The step of which that is true. */
    private @Nullable Object knownStep;

    protected Context(Thread thread, Object step, boolean isDeaf) {
        this.thread = thread;
        this.step = step;
        this.footprints = new Footprints(isDeaf);
    }

    /** Whether reads of locations with this shadow, by the step that is running, would tell nothing new. */
    public final boolean knows(Shadow shadow) {
        @Nullable Shadow[] of = known;
        return of != null && knownStep == step && of[shadow.hash & (KNOWN - 1)] == shadow;
    }

    /** They would tell nothing new. */
    public final void know(Shadow shadow) {
        @Nullable Shadow[] of = known;
        if (of == null) {
            of = new Shadow[KNOWN];
            known = of;
        } else if (knownStep != step) {
            Arrays.fill(of, null);
        }
        knownStep = step;
        of[shadow.hash & (KNOWN - 1)] = shadow;
    }
}

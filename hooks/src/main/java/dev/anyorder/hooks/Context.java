package dev.anyorder.hooks;

import org.jspecify.annotations.Nullable;

/**
 * One execution of a task on a thread, as instrumented code sees it. A method loads it once into a local: a method's
 * activation belongs to one task, whatever runs on top of it.
 */
public abstract class Context {
    static final int FRESH = 32;

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

    protected Context(Thread thread, Object step, boolean isDeaf) {
        this.thread = thread;
        this.step = step;
        this.footprints = new Footprints(isDeaf);
    }
}

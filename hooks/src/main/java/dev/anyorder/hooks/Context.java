package dev.anyorder.hooks;

/**
 * One execution of a task on a thread, as instrumented code sees it. A method loads it once into a local: a method's
 * activation belongs to one task, whatever runs on top of it.
 */
public abstract class Context {
    /** The thread that runs the task. */
    public final Thread thread;

    /** The step that the task is in; replaced by its own thread at each task and synchronisation operation. */
    public Object step;

    public final Footprints footprints;

    protected Context(Thread thread, Object step) {
        this.thread = thread;
        this.step = step;
        this.footprints = new Footprints();
    }
}

package dev.anyorder.agent.task;

import org.jspecify.annotations.Nullable;

/** Where a task comes from, and who waited for it: what a report says of it. Holds no object of the program. */
public final class TaskOrigin {
    /** So many generations are remembered at least; without an end, a task that makes the next would keep them all. */
    private static final int GENERATIONS = 64;

    private final int id;
    private final TaskKind kind;
    private final String name;
    private final @Nullable Throwable created;
    private final @Nullable TaskOrigin parent;
    private final int generation;

    private volatile @Nullable Join join;

    /**
     * Somebody has seen the end of the task.
     *
     * @param at the stack of who did
     * @param by the task that did
     */
    public record Join(Throwable at, TaskOrigin by) {}

    /**
     * A task that was created.
     *
     * @param id a small number, unique in the run
     * @param name the thread's name, or the class of the job
     * @param created the stack of its creation, null when not kept
     * @param parent the task that created it, null for those that nobody was seen to create
     */
    public TaskOrigin(int id, TaskKind kind, String name, @Nullable Throwable created, @Nullable TaskOrigin parent) {
        this.id = id;
        this.kind = kind;
        this.name = name;
        this.created = created;
        boolean isLast = parent != null && parent.generation == GENERATIONS;
        this.parent = parent != null && isLast ? parent.alone() : parent;
        this.generation = parent == null || isLast ? 1 : parent.generation + 1;
    }

    private TaskOrigin alone() {
        TaskOrigin alone = new TaskOrigin(id, kind, name, created, null);
        alone.join = join;
        return alone;
    }

    public int id() {
        return id;
    }

    public TaskKind kind() {
        return kind;
    }

    public String name() {
        return name;
    }

    public @Nullable Throwable created() {
        return created;
    }

    public @Nullable TaskOrigin parent() {
        return parent;
    }

    /** Who was first to see the task's end; null if nobody, or not kept. */
    public @Nullable Join join() {
        return join;
    }

    /** Whether it is worth knowing who waits for the task. */
    boolean wantsJoin() {
        return created != null && join == null;
    }

    /** Takes down who waited for the task. */
    public void joined(Throwable at, TaskOrigin by) {
        join = new Join(at, by);
    }

    /** Whether it is the same task: an origin whose ancestors were forgotten is another object. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TaskOrigin that && id == that.id;
    }

    @Override
    public int hashCode() {
        return id;
    }
}

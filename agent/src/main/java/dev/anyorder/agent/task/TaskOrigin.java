package dev.anyorder.agent.task;

import org.jspecify.annotations.Nullable;

/** The creation and first join of a task, for reports. Holds no object of the program. */
public final class TaskOrigin {
    /** Bounds the ancestors that a chain of tasks keeps alive. */
    private static final int GENERATIONS = 64;

    private final int id;
    private final TaskKind kind;
    private final String name;
    private final @Nullable Throwable created;
    private final @Nullable TaskOrigin parent;
    private final int generation;

    private volatile @Nullable Join join;

    /** The first observed join. */
    public record Join(Throwable at, TaskOrigin by) {}

    /**
     * @param name the thread's name, or the job's class
     * @param created null if not sampled
     * @param parent null if the creation was not observed
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

    /** Null if not observed or not sampled. */
    public @Nullable Join join() {
        return join;
    }

    boolean wantsJoin() {
        return created != null && join == null;
    }

    public void joined(Throwable at, TaskOrigin by) {
        join = new Join(at, by);
    }

    /** Compares ids: truncated ancestors are copies. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TaskOrigin that && id == that.id;
    }

    @Override
    public int hashCode() {
        return id;
    }
}

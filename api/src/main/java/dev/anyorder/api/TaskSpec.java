package dev.anyorder.api;

import java.util.ArrayList;
import java.util.List;

/**
 * The description of a task with dependences, as OpenMP's {@code task depend(...)}: what it reads, writes and updates
 * decides after which of its siblings (tasks that the same task has created before it) it begins. {@link #start} ends the
 * description.
 *
 * <pre>{@code
 * int[] x = new int[1], y = new int[1];
 * finish(() -> {
 *     task(() -> x[0] = 1).out(x).start();
 *     task(() -> y[0] = x[0] + 1).in(x).out(y).start();
 *     task(() -> System.out.println(y[0])).in(y).start(); // 2
 * });
 * }</pre>
 *
 * <p>A location is an object, by identity, or an element of an array; an array and its elements are different locations.
 * The names say which tasks have to wait for each other; what the tasks really touch is not checked (that is what the
 * analyses of AnyOrder do). If a task fails, those that depend on it do not begin.
 */
public final class TaskSpec {
    /** The finish in which the task was described. */
    final FinishScope scope;

    private final WorkerState state;
    private final LibraryTask parent;
    private final TaskBody body;
    private final List<TaskDependence> dependences = new ArrayList<>(2);
    private boolean deferred = true;
    private boolean started;

    TaskSpec(TaskBody body) {
        this.body = body;
        state = WorkerState.current();
        scope = state.inside("task");
        LibraryTask running = state.currentTask.task;
        if (running == null) {
            throw new IllegalStateException("no task is running");
        }
        parent = running;
        parent.extras().described(this);
    }

    /** It reads: it begins after earlier siblings that write. */
    public TaskSpec in(Object location) {
        return add(TaskDependence.Kind.IN, location, TaskDependence.WHOLE);
    }

    /** It reads an element of an array: it begins after earlier siblings that write it. */
    public TaskSpec in(Object array, int index) {
        return add(TaskDependence.Kind.IN, array, index);
    }

    /** It writes: it begins after earlier siblings that read or write. */
    public TaskSpec out(Object location) {
        return add(TaskDependence.Kind.OUT, location, TaskDependence.WHOLE);
    }

    /** It writes an element of an array: it begins after earlier siblings that read or write it. */
    public TaskSpec out(Object array, int index) {
        return add(TaskDependence.Kind.OUT, array, index);
    }

    /** It reads and writes: the same as {@link #out(Object)}. */
    public TaskSpec inout(Object location) {
        return out(location);
    }

    /** It reads and writes an element of an array: the same as {@link #out(Object, int)}. */
    public TaskSpec inout(Object array, int index) {
        return out(array, index);
    }

    /**
     * It updates, and other tasks with the same clause may do so before or after, but not at the same time: it begins
     * after earlier siblings that read or write, and no two such tasks run at once.
     */
    public TaskSpec mutexinoutset(Object location) {
        return add(TaskDependence.Kind.MUTEX, location, TaskDependence.WHOLE);
    }

    /** It updates an element of an array, as {@link #mutexinoutset(Object)}. */
    public TaskSpec mutexinoutset(Object array, int index) {
        return add(TaskDependence.Kind.MUTEX, array, index);
    }

    /**
     * OpenMP's {@code if(condition)}: without the condition the task is undeferred. {@link #start} then returns when the
     * task has ended, and throws what it threw.
     */
    public TaskSpec when(boolean condition) {
        deferred = condition;
        return this;
    }

    /** The same as {@code when(false)}. */
    public TaskSpec undeferred() {
        return when(false);
    }

    /**
     * Creates the task as it was described. It begins as soon as those that it depends on have ended.
     *
     * @throws IllegalStateException if it was started before, its finish is over, or another task described it
     */
    public void start() {
        if (started) {
            throw new IllegalStateException("This task was started before; describe another one with task(...)");
        }
        if (state != WorkerState.current()) {
            throw new IllegalStateException("A task is started by the task that described it");
        }
        if (scope.over) {
            throw new IllegalStateException("The finish in which this task was described is over");
        }
        if (state.currentTask.task != parent) {
            throw new IllegalStateException("A task is started by the task that described it");
        }
        if (!deferred) {
            state.mayWait("An undeferred task");
        }
        started = true;
        TaskExtras extras = parent.extras();
        extras.started(this);
        FinishScope innermost = state.inside("task");
        DependentTask job = new DependentTask(body, innermost);
        TaskEventHooks.taskCreated(job, innermost);
        extras.dependences().add(job, dependences);
        job.created(deferred);
        state.add(job);
        if (!deferred) {
            TaskJoin.one(state, job);
        }
    }

    private TaskSpec add(TaskDependence.Kind kind, Object location, int index) {
        dependences.add(new TaskDependence(kind, location, index));
        return this;
    }
}

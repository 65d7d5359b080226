package dev.anyorder.api;

import java.util.ArrayList;
import java.util.List;

/**
 * A task with dependences, as OpenMP's {@code task depend(...)}. The clauses order it after earlier children of the
 * same task. {@link #start} creates it.
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
 * <p>A location is an object, by identity, or an array element; an array and its elements are different locations. The
 * clauses are not checked against the real accesses. If a task fails, its dependents do not begin.
 */
public final class TaskSpec {
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

    /** Begins after earlier siblings that write. */
    public TaskSpec in(Object location) {
        return add(TaskDependence.Kind.IN, location, TaskDependence.WHOLE);
    }

    /** {@link #in(Object)} for an array element. */
    public TaskSpec in(Object array, int index) {
        return add(TaskDependence.Kind.IN, array, index);
    }

    /** Begins after earlier siblings that read or write. */
    public TaskSpec out(Object location) {
        return add(TaskDependence.Kind.OUT, location, TaskDependence.WHOLE);
    }

    /** {@link #out(Object)} for an array element. */
    public TaskSpec out(Object array, int index) {
        return add(TaskDependence.Kind.OUT, array, index);
    }

    /** Same as {@link #out(Object)}. */
    public TaskSpec inout(Object location) {
        return out(location);
    }

    /** Same as {@link #out(Object, int)}. */
    public TaskSpec inout(Object array, int index) {
        return out(array, index);
    }

    /** As {@link #out(Object)}, but tasks with this clause only exclude each other, in any order. */
    public TaskSpec mutexinoutset(Object location) {
        return add(TaskDependence.Kind.MUTEX, location, TaskDependence.WHOLE);
    }

    /** {@link #mutexinoutset(Object)} for an array element. */
    public TaskSpec mutexinoutset(Object array, int index) {
        return add(TaskDependence.Kind.MUTEX, array, index);
    }

    /** OpenMP's {@code if(condition)}: if false, {@link #start} joins the task. */
    public TaskSpec when(boolean condition) {
        deferred = condition;
        return this;
    }

    /** Same as {@code when(false)}. */
    public TaskSpec undeferred() {
        return when(false);
    }

    /**
     * Creates the task.
     *
     * @throws IllegalStateException if already started, its finish is over, or another task described it
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
            JoinWait.one(state, job);
        }
    }

    private TaskSpec add(TaskDependence.Kind kind, Object location, int index) {
        dependences.add(new TaskDependence(kind, location, index));
        return this;
    }
}

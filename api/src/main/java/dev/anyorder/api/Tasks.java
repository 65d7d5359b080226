package dev.anyorder.api;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * Structured tasks, named as in Habanero Java and OpenMP:
 *
 * <pre>{@code
 * int[] parts = new int[2];
 * finish(() -> {
 *     async(() -> parts[0] = 20);
 *     parts[1] = 22;
 * });
 * System.out.println(parts[0] + parts[1]); // 42
 * }</pre>
 *
 * <p>Tasks run in the {@link java.util.concurrent.ForkJoinPool} of the creating thread, else in the common pool. With
 * {@code -Danyorder.tasks=virtual} they run in virtual threads (Java 21 and later).
 *
 * <p>No construct starves or deadlocks, unless tasks wait in a cycle or by other means. Code before the creation of a
 * task happens-before it; the task happens-before the code after its join.
 */
public final class Tasks {
    private Tasks() {}

    /**
     * Runs the body and joins all tasks created in it, transitively.
     *
     * <p>Throws the exception of the body, or else of a task; checked ones as the cause of a {@link
     * java.util.concurrent.CompletionException}. Further ones are suppressed. A failure does not stop other tasks.
     *
     * <p>If the waiting thread is interrupted, pending tasks never begin, and {@link #cancelled} is true in others.
     * When these have ended, throws a {@link java.util.concurrent.CancellationException}; the thread stays interrupted.
     *
     * @throws IllegalStateException inside an isolated section
     */
    public static void finish(TaskBody body) {
        FinishCall.run(body);
    }

    /** With an accumulator. */
    public static void finish(Accumulator<?> accumulator, TaskBody body) {
        finish(List.of(accumulator), body);
    }

    /** With accumulators. */
    public static void finish(List<? extends Accumulator<?>> accumulators, TaskBody body) {
        int opened = 0;
        try {
            for (Accumulator<?> accumulator : accumulators) {
                accumulator.open();
                opened++;
            }
            FinishCall.run(body);
        } finally {
            accumulators.subList(0, opened).forEach(Accumulator::close);
        }
    }

    /**
     * Creates a parallel task; the innermost finish joins it.
     *
     * @throws IllegalStateException outside any finish
     */
    public static void async(TaskBody body) {
        WorkerState state = WorkerState.current();
        FinishScope scope = state.inside("async");
        LibraryTask libraryTask = state.claims() ? new ClaimedTask(body, scope) : new LibraryTask(body, scope);
        TaskEventHooks.taskCreated(libraryTask, scope);
        libraryTask.start();
        state.add(libraryTask);
    }

    /**
     * Creates a task that computes a value. The innermost finish joins it, and throws its exception unless a {@link
     * TaskFuture#get} has. Outside any finish, only {@code get} joins it, and it joins its own tasks.
     *
     * <pre>{@code
     * TaskFuture<Integer> six = future(() -> 2 * 3);
     * TaskFuture<Integer> answer = future(() -> 7 * six.get());
     * System.out.println(answer.get()); // 42
     * }</pre>
     */
    public static <T extends @Nullable Object> TaskFuture<T> future(Callable<T> callable) {
        return TaskFuture.start(callable);
    }

    /**
     * Whether the running task should end early: its future was cancelled, or its thread or the one that waits for its
     * finish interrupted.
     */
    public static boolean cancelled() {
        WorkerState state = WorkerState.current();
        FinishScope scope = state.currentTask.scope;
        return Thread.currentThread().isInterrupted()
                || scope != null && scope.isCancelled()
                || state.currentTask.task != null && state.currentTask.task.isToEnd();
    }

    /**
     * Runs the body in mutual exclusion with all isolated sections. A section must not wait for tasks, so it never
     * deadlocks; nested sections are part of it. The schedule determines the order of sections.
     */
    public static void isolated(TaskBody body) {
        IsolatedSection.global(callable(body));
    }

    /** {@link #isolated(TaskBody)} with a value. */
    public static <T extends @Nullable Object> T isolated(Callable<T> body) {
        return IsolatedSection.global(body);
    }

    /**
     * Excludes only global sections and those of the same object, by identity. A nested section may name only objects
     * of the outer one.
     */
    public static void isolated(Object a, TaskBody body) {
        IsolatedSection.of(new Object[] {a}, callable(body));
    }

    /** {@link #isolated(Object, TaskBody)} with a value. */
    public static <T extends @Nullable Object> T isolated(Object a, Callable<T> body) {
        return IsolatedSection.of(new Object[] {a}, body);
    }

    /** For two objects. */
    public static void isolated(Object a, Object b, TaskBody body) {
        IsolatedSection.of(new Object[] {a, b}, callable(body));
    }

    /** For two objects, with a value. */
    public static <T extends @Nullable Object> T isolated(Object a, Object b, Callable<T> body) {
        return IsolatedSection.of(new Object[] {a, b}, body);
    }

    /** For three objects. */
    public static void isolated(Object a, Object b, Object c, TaskBody body) {
        IsolatedSection.of(new Object[] {a, b, c}, callable(body));
    }

    /** For each object of a collection. */
    public static void isolatedAll(Collection<?> objects, TaskBody body) {
        IsolatedSection.of(objects.toArray(), callable(body));
    }

    /**
     * {@link Atomic} for part of a method. Takes no lock; {@code atomicity} and {@code velodrome} report violations.
     * Nested blocks are part of the outer one.
     */
    public static void atomic(TaskBody body) {
        AtomicCall.run(body, callable(body));
    }

    /** {@link #atomic(TaskBody)} with a value. */
    public static <T extends @Nullable Object> T atomic(Callable<T> body) {
        return AtomicCall.run(body, body);
    }

    /** {@link #async} on its own thread, registered with a phaser. */
    public static void asyncPhased(PhaserUse use, TaskBody body) {
        PhaserRegistrations.async(List.of(use), body);
    }

    /** {@link #async} on its own thread, registered with phasers. */
    public static void asyncPhased(List<PhaserUse> uses, TaskBody body) {
        PhaserRegistrations.async(uses, body);
    }

    /** Signals and awaits the phase of all phasers of the running task, as its modes require. */
    public static void next() {
        PhaserRegistrations.next();
    }

    /** The first half of {@link #next}. */
    public static void signal() {
        PhaserRegistrations.signal();
    }

    /** The second half of {@link #next}. */
    public static void awaitPhase() {
        PhaserRegistrations.await();
    }

    /** Describes a task; {@link TaskSpec#start} creates it. */
    public static TaskSpec task(TaskBody body) {
        return new TaskSpec(body);
    }

    /**
     * Joins the children of the running task, not their descendants. Throws as {@link #finish} does, which then does
     * not throw again.
     */
    public static void taskwait() {
        JoinWait.children(WorkerState.current());
    }

    /** OpenMP's name for {@link #finish}. */
    public static void taskgroup(TaskBody body) {
        FinishCall.run(body);
    }

    private static Callable<@Nullable Object> callable(TaskBody body) {
        return () -> {
            body.run();
            return null;
        };
    }
}

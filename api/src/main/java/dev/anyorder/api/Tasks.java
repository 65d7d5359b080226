package dev.anyorder.api;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * Structured tasks, in the words of Habanero Java and OpenMP. Meant for static imports:
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
 * <p>Tasks run in the {@link java.util.concurrent.ForkJoinPool} whose thread creates them, otherwise in the common pool, or,
 * with {@code -Danyorder.tasks=virtual}, each in a virtual thread of its own (Java 21 and later).
 *
 * <p>Guaranteed: whatever the number of workers, no construct here starves or deadlocks, unless tasks wait for each other in
 * a circle, or by means that are not of this library. What a task did before it created another happens before that one;
 * what a task did happens before whatever follows a wait for it.
 */
public final class Tasks {
    private Tasks() {}

    /**
     * Runs the body, and returns when all tasks that were created in it have ended, and those that they created, and so on.
     *
     * <p>Throws what the body threw, or else a task: an unchecked exception or error as it is, a checked exception as the
     * cause of a {@link java.util.concurrent.CompletionException}. What others threw is attached as suppressed. A failure
     * does not keep other tasks from running.
     *
     * <p>If the waiting thread is interrupted, tasks that have not begun never do; those that have begun are waited for
     * ({@link #cancelled} tells them), and a {@link java.util.concurrent.CancellationException} is thrown; the thread stays
     * interrupted.
     *
     * @throws IllegalStateException inside an isolated section
     */
    public static void finish(TaskBody body) {
        FinishCall.run(body);
    }

    /** A finish that collects in an accumulator. */
    public static void finish(Accumulator<?> accumulator, TaskBody body) {
        finish(List.of(accumulator), body);
    }

    /** A finish that collects in several accumulators. */
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
     * Creates a task that runs the body in parallel to what follows. The innermost finish around waits for it.
     *
     * @throws IllegalStateException outside of any finish
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
     * Creates a task that computes a value. The innermost finish around waits for it, and throws what it threw unless
     * somebody has got that by {@link TaskFuture#get}. Outside of any finish only a {@code get} waits for it; tasks that it
     * creates then end before it does.
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
     * Whether the running task has been asked to end soon: its future was cancelled, the thread that waits for its finish
     * was interrupted, or the thread that runs it. Long tasks look from time to time.
     */
    public static boolean cancelled() {
        WorkerState state = WorkerState.current();
        FinishScope scope = state.currentTask.scope;
        return Thread.currentThread().isInterrupted()
                || scope != null && scope.isCancelled()
                || state.currentTask.task != null && state.currentTask.task.isToEnd();
    }

    /**
     * Runs the body in mutual exclusion of all other isolated sections.
     *
     * <p>Sections nest: one within another is part of it. A section may create tasks, but must not wait for any. It never
     * deadlocks. The order in which tasks enter their sections differs from schedule to schedule.
     */
    public static void isolated(TaskBody body) {
        IsolatedSection.global(callable(body));
    }

    /** {@link #isolated(TaskBody)} that returns a value. */
    public static <T extends @Nullable Object> T isolated(Callable<T> body) {
        return IsolatedSection.global(body);
    }

    /**
     * Runs the body in mutual exclusion of isolated sections that name the same object (by identity), and of those that name
     * none. A section within another may name only objects that the outer one names.
     */
    public static void isolated(Object a, TaskBody body) {
        IsolatedSection.of(new Object[] {a}, callable(body));
    }

    /** {@link #isolated(Object, TaskBody)} that returns a value. */
    public static <T extends @Nullable Object> T isolated(Object a, Callable<T> body) {
        return IsolatedSection.of(new Object[] {a}, body);
    }

    /** {@link #isolated(Object, TaskBody)} as to two objects. */
    public static void isolated(Object a, Object b, TaskBody body) {
        IsolatedSection.of(new Object[] {a, b}, callable(body));
    }

    /** {@link #isolated(Object, Object, TaskBody)} that returns a value. */
    public static <T extends @Nullable Object> T isolated(Object a, Object b, Callable<T> body) {
        return IsolatedSection.of(new Object[] {a, b}, body);
    }

    /** {@link #isolated(Object, TaskBody)} as to three objects. */
    public static void isolated(Object a, Object b, Object c, TaskBody body) {
        IsolatedSection.of(new Object[] {a, b, c}, callable(body));
    }

    /** {@link #isolated(Object, TaskBody)} as to each object of a collection. */
    public static void isolatedAll(Collection<?> objects, TaskBody body) {
        IsolatedSection.of(objects.toArray(), callable(body));
    }

    /**
     * Runs the body, which is declared to be atomic: nothing of a parallel task may come between two of its accesses and make a
     * difference. A block within another is part of it. It is {@link Atomic} for a piece of a method: it locks nothing, but
     * {@code atomicity} and {@code velodrome} say where it does not hold.
     */
    public static void atomic(TaskBody body) {
        AtomicCall.run(body, callable(body));
    }

    /** {@link #atomic(TaskBody)} that returns a value. */
    public static <T extends @Nullable Object> T atomic(Callable<T> body) {
        return AtomicCall.run(body, body);
    }

    /** {@link #async} of a task that is registered with a phaser; it has a thread of its own. */
    public static void asyncPhased(PhaserUse use, TaskBody body) {
        PhaserRegistrations.async(List.of(use), body);
    }

    /** {@link #async} of a task that is registered with phasers; it has a thread of its own. */
    public static void asyncPhased(List<PhaserUse> uses, TaskBody body) {
        PhaserRegistrations.async(uses, body);
    }

    /**
     * Goes on to the next phase of all phasers with which the running task is registered: arrives at the end of this one
     * where it signals, then waits for the others where it waits.
     */
    public static void next() {
        PhaserRegistrations.next();
    }

    /** The first half of {@link #next}: arrives, and does not wait. */
    public static void signal() {
        PhaserRegistrations.signal();
    }

    /** The second half of {@link #next}: waits for the others. */
    public static void awaitPhase() {
        PhaserRegistrations.await();
    }

    /** Describes a task with dependences; {@link TaskSpec#start} starts it. */
    public static TaskSpec task(TaskBody body) {
        return new TaskSpec(body);
    }

    /**
     * Waits for all tasks that the running task itself has created, in whichever finish, not for those that they have
     * created. Throws what they threw, as {@link #finish} does; the finish then does not throw it once more.
     */
    public static void taskwait() {
        TaskJoin.children(WorkerState.current());
    }

    /** OpenMP's word for {@link #finish}. */
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

package dev.anyorder.agent.task;

import dev.anyorder.agent.shadow.ShadowUpdater;
import dev.anyorder.agent.shadow.StackCapture;
import dev.anyorder.agent.shadow.WorkCounters;
import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.core.order.ClockRetention;
import dev.anyorder.core.order.ClockSnapshot;
import dev.anyorder.core.order.OrderListener;
import dev.anyorder.core.order.TaskEventLog;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.order.TrackedOrders;
import dev.anyorder.hooks.ContextRegistry;
import dev.anyorder.hooks.HookContext;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The threads of the program and what each runs: its own task at the bottom, and on top of it the jobs that it runs for
 * others, one above the other when a join runs further jobs.
 */
public final class ThreadRegistry {
    private final Supplier<ShadowUpdater> recorders;
    private final StackCapture stacks;
    private final WeakTable<ThreadState> states = new WeakTable<>();
    /** The own contexts of threads that have not ended. */
    private final Set<TaskContext> live = ConcurrentHashMap.newKeySet();

    private final AtomicInteger tasks = new AtomicInteger();

    /** The parent of every task that nobody was seen to create. Guarded by this. */
    private final TaskState system;
    /** Of contexts that are no longer live. Guarded by this. */
    private WorkCounters retired = WorkCounters.NONE;

    /** What perturbs the threads, if anything does. Guarded by this. */
    private @Nullable SplittableRandom random;

    /** What all threads knew that have ended; the end of the JVM waits for them. Guarded by this. */
    private @Nullable ClockSnapshot ended;

    /**
     * @param listener who follows all tasks, if anybody does
     */
    public ThreadRegistry(
            TrackedOrders orders,
            Supplier<ShadowUpdater> recorders,
            StackCapture stacks,
            @Nullable OrderListener listener) {
        this.stacks = stacks;
        this.recorders = recorders;
        TaskOrigin origin = new TaskOrigin(0, TaskKind.MAIN, "the JVM", null, null);
        this.system = TaskState.root(origin, orders, ClockRetention.CURRENT_STEP, listener);
    }

    /** Has all that the tasks do taken down. To be called before there are any. */
    public synchronized void record(Function<@Nullable Object, TaskEventLog> journals) {
        system.record(journals.apply(system.task().info));
    }

    /** Lets all threads give way now and then. To be called before there are any. */
    public synchronized void perturb(long seed) {
        random = new SplittableRandom(seed);
    }

    private synchronized @Nullable RandomYields randomYields() {
        return random == null ? null : new RandomYields(random.split());
    }

    /** How many tasks there were. */
    public int tasks() {
        return tasks.get();
    }

    /** What all tasks did. */
    public synchronized WorkCounters workCounters() {
        WorkCounters sum = retired;
        for (TaskContext context : live) {
            sum = sum.plus(context.workCounters());
        }
        return sum;
    }

    /** Commits what threads have done that are still there when all is over; those that run on are left alone. */
    public void settleAll() {
        for (TaskContext context : live) {
            Thread thread = context.thread;
            if (thread == Thread.currentThread() || !ThreadStates.mayRun(thread)) {
                context.settle();
            }
        }
    }

    /** The running context of a thread; the thread must be the calling one. */
    public TaskContext context(Thread thread) {
        ThreadState state = states.get(thread);
        if (state == null) {
            state = new ThreadState(unseen(thread), randomYields());
            states.put(thread, state);
        }
        TaskContext current = state.current;
        if (current == null) {
            current = new TaskContext(thread, state, state.own, recorders.get(), null);
            state.current = current;
            live.add(current);
            if (thread.getName().equals("DestroyJavaVM")) {
                current.await(ended());
            }
        }
        return current;
    }

    /** The running context of the calling thread. */
    public TaskContext current() {
        return (TaskContext) ContextRegistry.context();
    }

    private synchronized TaskState unseen(Thread thread) {
        TaskKind kind = thread.getName().equals("main") ? TaskKind.MAIN : TaskKind.THREAD;
        return system.spawn(new TaskOrigin(tasks.incrementAndGet(), kind, thread.getName(), null, null));
    }

    /** A task that comes after nothing yet, whoever runs it; the report says that this one created it. */
    synchronized TaskState apart(TaskKind kind, String name, TaskState creator, @Nullable Object note) {
        TaskOrigin parent = (TaskOrigin) java.util.Objects.requireNonNull(creator.task().info);
        return system.spawnOnBehalfOf(creator, note, new TaskOrigin(tasks.incrementAndGet(), kind, name, null, parent));
    }

    private synchronized void retire(TaskContext context) {
        live.remove(context);
        retired = retired.plus(context.workCounters());
        context.updater.over();
    }

    private synchronized @Nullable ClockSnapshot ended() {
        return ended;
    }

    private synchronized void ended(ClockSnapshot snapshot) {
        ended = ended == null ? snapshot : ClockSnapshot.merge(ended, snapshot);
    }

    /** The calling thread starts another. */
    public void started(Thread thread, TaskKind kind) {
        if (states.get(thread) != null) {
            return;
        }
        TaskContext parent = current();
        states.put(thread, new ThreadState(parent.spawn(origin(kind, thread.getName(), parent)), randomYields()));
    }

    /** The calling thread is about to end. */
    public void ended(Thread thread) {
        ThreadState state = states.get(thread);
        if (state == null || state.over) {
            return;
        }
        TaskContext context = context(thread);
        while (context.below != null) {
            context = context.below;
        }
        context.optimisticReads.tell();
        if (!thread.isDaemon()) {
            ended(context.snapshot());
        }
        context.end();
        retire(context);
        state.over = true;
        state.current = null;
        ContextRegistry.uninstall(thread);
    }

    /** The calling thread has seen the end of another. */
    public void joined(Thread thread) {
        ThreadState state = states.get(thread);
        if (state != null && state.over) {
            joined(current(), state.own);
        }
    }

    /** A task begins on top of whatever the calling thread runs. */
    TaskContext push(TaskState strand) {
        TaskContext below = current();
        TaskContext next = below.above;
        if (next == null) {
            next = new TaskContext(below.thread, below.state, strand, recorders.get(), below);
            below.above = next;
        } else {
            next.restart(strand);
        }
        return run(next);
    }

    /** The task on top of the calling thread is over. */
    void pop() {
        TaskContext top = current();
        top.end();
        if (top.below != null) {
            run(top.below);
        }
    }

    private TaskContext run(TaskContext context) {
        context.state.current = context;
        HookContext installed = ContextRegistry.install(context);
        return (TaskContext) installed;
    }

    /** What a report says of a task created here and now. */
    TaskOrigin origin(TaskKind kind, String name, TaskContext parent) {
        return new TaskOrigin(tasks.incrementAndGet(), kind, name, stacks.ofTask(), parent.origin());
    }

    /** The running task has seen the end of another. */
    void joined(TaskContext by, TaskState ended) {
        if (ended.task().info instanceof TaskOrigin origin && origin.wantsJoin()) {
            Throwable at = stacks.ofTask();
            if (at != null) {
                origin.joined(at, by.origin());
            }
        }
        by.join(ended);
    }
}

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

/** Threads and their stacks of contexts: the thread's own task, and jobs on top, nested if a join runs further jobs. */
public final class ThreadRegistry {
    private final Supplier<ShadowUpdater> recorders;
    private final StackCapture stacks;
    private final WeakTable<ThreadState> states = new WeakTable<>();
    /** Of threads that have not ended. */
    private final Set<TaskContext> live = ConcurrentHashMap.newKeySet();

    private final AtomicInteger tasks = new AtomicInteger();

    /** The parent of tasks without an observed creation. Guarded by this. */
    private final TaskState system;
    /** Of contexts no longer live. Guarded by this. */
    private WorkCounters retired = WorkCounters.NONE;

    /** Null without random yields. Guarded by this. */
    private @Nullable SplittableRandom random;

    /** Merged from ended threads, which the JVM's end awaits. Guarded by this. */
    private @Nullable ClockSnapshot ended;

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

    /** Call before any task exists. */
    public synchronized void record(Function<@Nullable Object, TaskEventLog> journals) {
        system.record(journals.apply(system.task().info));
    }

    /** Call before any task exists. */
    public synchronized void perturb(long seed) {
        random = new SplittableRandom(seed);
    }

    private synchronized @Nullable RandomYields randomYields() {
        return random == null ? null : new RandomYields(random.split());
    }

    public int tasks() {
        return tasks.get();
    }

    public synchronized WorkCounters workCounters() {
        WorkCounters sum = retired;
        for (TaskContext context : live) {
            sum = sum.plus(context.workCounters());
        }
        return sum;
    }

    /** Commits open steps at shutdown. Misses those of threads that still run. */
    public void settleAll() {
        for (TaskContext context : live) {
            Thread thread = context.thread;
            if (thread == Thread.currentThread() || !ThreadStates.mayRun(thread)) {
                context.settle();
            }
        }
    }

    /** The thread must be the calling one. */
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

    public TaskContext current() {
        return (TaskContext) ContextRegistry.context();
    }

    private synchronized TaskState unseen(Thread thread) {
        TaskKind kind = thread.getName().equals("main") ? TaskKind.MAIN : TaskKind.THREAD;
        return system.spawn(new TaskOrigin(tasks.incrementAndGet(), kind, thread.getName(), null, null));
    }

    /** A task without predecessors. Reports show {@code creator} as its parent. */
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

    public void started(Thread thread, TaskKind kind) {
        if (states.get(thread) != null) {
            return;
        }
        TaskContext parent = current();
        states.put(thread, new ThreadState(parent.spawn(origin(kind, thread.getName(), parent)), randomYields()));
    }

    /** Called before the end, on the thread. */
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

    public void joined(Thread thread) {
        ThreadState state = states.get(thread);
        if (state != null && state.over) {
            joined(current(), state.own);
        }
    }

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

    TaskOrigin origin(TaskKind kind, String name, TaskContext parent) {
        return new TaskOrigin(tasks.incrementAndGet(), kind, name, stacks.ofTask(), parent.origin());
    }

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

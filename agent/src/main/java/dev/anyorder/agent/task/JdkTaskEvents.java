package dev.anyorder.agent.task;

import dev.anyorder.core.order.ClockSnapshot;
import dev.anyorder.core.order.TaskState;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.ThreadPoolExecutor;
import org.jspecify.annotations.Nullable;

/** Handles the task events of the JDK, as described in {@link TaskEvent}. */
public final class JdkTaskEvents {
    private final ThreadRegistry threads;
    private final JobRegistry jobs;
    private final SyncObjects syncs;
    private final PoolOrder pools;

    public JdkTaskEvents(ThreadRegistry threads, JobRegistry jobs, SyncObjects syncs) {
        this.threads = threads;
        this.jobs = jobs;
        this.syncs = syncs;
        this.pools = new PoolOrder(syncs);
    }

    /**
     * Called on the thread of the task; ignores null.
     *
     * @param number the task kind, if any
     */
    public void tell(TaskEvent event, @Nullable Object what, int number) {
        if (what == null) {
            return;
        }
        switch (event) {
            case THREAD_STARTED -> threadStarted((Thread) what);
            case THREAD_ENDED -> threads.ended((Thread) what);
            case SPAWNED -> spawned(what, TaskKind.of(number));
            case BEGIN -> begin(what, TaskKind.of(number));
            case END -> end(what);
            case POOLED -> pools.begins(threads.current(), (ThreadPoolExecutor) what);
            case JOINED -> joined(what);
            case JOINED_ALL -> joinedAll(what);
            case SIGNAL -> signal(what);
            case MADE -> made(what);
            case AWAIT -> await(what);
            case AWAIT_ALL -> awaitAll((Object[]) what);
            case STAGE_BEGINS -> stageBegins(what);
            case STAGE_HANDED_OVER -> jobs.stageHandedOver(what);
            case STAGE_READY -> stageReady(what);
            case STAGE_ENDS -> stageEnds(what);
            case MEETS -> meets(what);
            case MET -> met();
            case FAILING -> failing(what);
            case COMPLETING -> completing((CountedCompleter<?>) what);
            case QUIESCING -> threads.current().quiescing++;
            case QUIET -> quiet(what);
            default -> throw new IllegalStateException(event.word());
        }
    }

    private void threadStarted(Thread thread) {
        if (thread instanceof AgentThread) {
            return;
        }
        threads.started(thread, isVirtual(thread) ? TaskKind.VIRTUAL_THREAD : TaskKind.THREAD);
    }

    private static boolean isVirtual(Thread thread) {
        return thread.getClass().getName().equals("java.lang.VirtualThread");
    }

    private void spawned(Object job, TaskKind kind) {
        if (!TaskLibraryEvents.isTask(job)) {
            jobs.spawned(job, kind);
        }
    }

    private void begin(Object job, TaskKind kind) {
        if (!TaskLibraryEvents.isTask(job) && !jobs.begin(job, kind)) {
            await(job);
        }
    }

    /** A job's end happens-before its pool's. */
    private void end(Object jobOrPool) {
        if (TaskLibraryEvents.isTask(jobOrPool)) {
            return;
        }
        TaskContext context = threads.current();
        TaskState state = context.strand();
        Object pool = jobOrPool instanceof ThreadPoolExecutor ? jobOrPool : PoolOrder.of(context);
        jobs.end();
        if (pool != null) {
            syncs.of(pool).signalled(state.signal());
        }
    }

    /** Jobs run while waiting were joined when they ended. */
    private void quiet(Object pool) {
        threads.current().quiescing--;
        await(pool);
    }

    private void joined(Object job) {
        if (TaskLibraryEvents.isTask(job)) {
            return;
        }
        jobs.joined(job);
        await(job);
    }

    private void joinedAll(Object all) {
        Collection<?> each = all instanceof Object[] array
                ? Arrays.asList(array)
                : all instanceof Collection<?> collection ? collection : List.of();
        for (Object job : each) {
            if (job != null) {
                joined(job);
            }
        }
    }

    private void signal(Object token) {
        if (TaskLibraryEvents.isTask(token)) {
            return;
        }
        TaskContext context = threads.current();
        SyncObject sync = syncs.of(token);
        sync.by(context.strand());
        context.signal(sync);
    }

    /** The future is returned, complete or not; an earlier completer remains its signaller. */
    private void made(Object future) {
        TaskContext context = threads.current();
        SyncObject sync = syncs.of(future);
        sync.madeBy(context.strand());
        context.signal(sync);
    }

    private void await(Object token) {
        SyncObject sync = syncs.find(token);
        TaskContext context = threads.current();
        context.stages.awaits(sync);
        if (sync != null) {
            context.await(sync);
        }
    }

    private void awaitAll(Object[] tokens) {
        for (Object token : tokens) {
            if (token != null) {
                await(token);
            }
        }
    }

    /** {@code allOf} recurses with the same array: each call is a stage. */
    private void stageBegins(Object stage) {
        if (stage instanceof Object[] || threads.current().stages.stage() != stage) {
            jobs.stageBegins(stage);
        }
    }

    /**
     * A registered stage happens after its registration and the awaited futures, but not after the runner's other
     * operations: another task could run it. It is part of the runner only if the runner is ordered after these and no
     * other task could run it.
     */
    private void stageReady(Object stage) {
        TaskContext context = threads.current();
        if (context.stages.stage() != stage) {
            return;
        }
        boolean registered = stage instanceof ForkJoinTask;
        if (!context.hasLearnt() && (!registered || jobs.isOnlyRunner(stage, context))) {
            jobs.stageEnds();
        } else if (registered) {
            jobs.stageParts(stage);
        }
    }

    private void stageEnds(Object stage) {
        Object running = threads.current().stages.stage();
        if (running != null && (running == stage || running instanceof Object[] && stage instanceof Object[])) {
            jobs.stageEnds();
        }
    }

    private void meets(Object future) {
        threads.current().stages.met = future;
        await(future);
    }

    private void met() {
        Object future = threads.current().stages.met;
        if (future != null) {
            await(future);
        }
    }

    /** Other tasks may observe the failure before the job ends. */
    private void failing(Object job) {
        if (threads.current().job == job) {
            signal(job);
        }
    }

    /** Orders all awaited tasks before the completers up the chain. */
    private void completing(CountedCompleter<?> task) {
        ClockSnapshot snapshot = threads.current().snapshot();
        for (CountedCompleter<?> at = task; at != null; at = at.getCompleter()) {
            syncs.of(at).signalled(snapshot);
        }
    }
}

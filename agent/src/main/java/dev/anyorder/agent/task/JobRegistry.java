package dev.anyorder.agent.task;

import dev.anyorder.agent.table.JdkObjectSlots;
import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.core.order.TaskState;
import java.util.List;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/**
 * Jobs that threads run for others: forked tasks, submitted jobs, timer tasks, stages. Each run of the JDK's object is
 * a task. Thread-safe.
 */
public final class JobRegistry {
    private static final String LIBRARY = "of the task library";

    private final ThreadRegistry threads;
    private final WeakTable<JobState> states = new WeakTable<>();

    public JobRegistry(ThreadRegistry threads) {
        this.threads = threads;
    }

    public void spawned(Object job, TaskKind kind) {
        TaskContext parent = threads.current();
        TaskState child = parent.spawn(threads.origin(kind, job.getClass().getName(), parent));
        JobState state = state(job);
        state.delayed = isDelayed(job);
        state.pending = child;
    }

    /** The innermost finish waits for the task. */
    void created(Object task) {
        TaskContext parent = threads.current();
        state(task).pending = parent.spawnInFinish(threads.origin(TaskKind.TASK, LIBRARY, parent));
    }

    JobState state(Object job) {
        long slot = JdkObjectSlots.of(job);
        return slot == JdkObjectSlots.NONE ? states.get(job, key -> new JobState()) : JobState.of(job, slot);
    }

    private static boolean isDelayed(Object job) {
        return job instanceof Delayed timed
                && (job.getClass().getClassLoader() != null || timed.getDelay(TimeUnit.NANOSECONDS) > 0);
    }

    /**
     * Without an observed submission, the job counts as spawned here.
     *
     * @return whether the submission was observed
     */
    public boolean begin(Object job, TaskKind kind) {
        JobState state = state(job);
        TaskState strand = state.pending;
        boolean delayed = state.delayed;
        TaskState previous = state.ended;
        state.pending = null;
        boolean submitted = strand != null;
        if (strand == null) {
            TaskContext parent = threads.current();
            strand = parent.spawn(threads.origin(kind, job.getClass().getName(), parent));
            if (previous != null) {
                strand.join(previous);
            }
        }
        TaskContext context = threads.push(strand);
        context.job = job;
        context.delayed = delayed || !submitted;
        return submitted;
    }

    /** No-op without a job. */
    public void end() {
        TaskContext top = threads.current();
        Object job = top.job;
        if (job == null) {
            return;
        }
        TaskState strand = top.strand();
        top.job = null;
        threads.pop();
        state(job).ended = strand;
        TaskContext below = threads.current();
        if (below.quiescing > 0) {
            threads.joined(below, strand);
        }
    }

    void stageBegins(Object stage) {
        TaskContext parent = threads.current();
        String name = stage instanceof Object[] ? "all of" : stage.getClass().getName();
        TaskState strand = parent.spawn(threads.origin(TaskKind.STAGE, name, parent));
        threads.push(strand).stages.restart(stage);
    }

    void stageHandedOver(Object stage) {
        state(stage).handedOver = true;
    }

    /**
     * Whether only the task below could run the stage: its executor, or its completer. Other tasks find a
     * stage after they run another of the same future.
     */
    boolean isOnlyRunner(Object stage, TaskContext context) {
        JobState state = state(stage);
        return state.handedOver || state.sync() == null || context.stages.isReadyBy(context.below);
    }

    /** Orders the running stage after its predecessors, not after the task below. */
    void stageParts(Object stage) {
        TaskContext top = threads.current();
        List<SyncObject> causes = List.copyOf(top.stages.causes());
        if (causes.isEmpty()) {
            return;
        }
        TaskState registrar = java.util.Objects.requireNonNull(causes.get(0).by());
        String name = top.origin().name();
        top.end();
        top.restart(threads.apart(TaskKind.STAGE, name, registrar, causes.get(0).note()));
        top.stages.restart(stage);
        for (SyncObject cause : causes) {
            top.stages.awaits(cause);
            top.await(cause);
        }
    }

    /** The stage ends, or is part of the task below. */
    void stageEnds() {
        TaskContext top = threads.current();
        TaskState strand = top.strand();
        boolean learnt = top.hasLearnt();
        java.util.Objects.requireNonNull(top.below).stages.inherit(top.stages);
        threads.pop();
        TaskContext below = threads.current();
        if (learnt) {
            below.stages.ran(strand, top.stages);
        } else {
            below.join(strand);
        }
        top.stages.restart(null);
    }

    public void joined(Object job) {
        TaskState ended = state(job).ended;
        if (ended != null) {
            threads.joined(threads.current(), ended);
        }
    }
}

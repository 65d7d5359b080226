package dev.anyorder.agent.task;

import dev.anyorder.agent.table.JdkObjectSlots;
import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.core.order.TaskState;
import java.util.List;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/**
 * The jobs that threads run for others: forked tasks, submitted jobs, timer tasks, stages. A job is known by the object
 * that the JDK runs; one object may run several times, and each run is a task of its own.
 */
public final class JobRegistry {
    /** What reports call a task of the library. */
    private static final String LIBRARY = "of the task library";

    private final ThreadRegistry threads;
    private final WeakTable<JobState> states = new WeakTable<>();

    /** Guarded by itself: who submits, runs and joins may be three threads. */
    public JobRegistry(ThreadRegistry threads) {
        this.threads = threads;
    }

    /** The running task has asked for the job to be run. */
    public void spawned(Object job, TaskKind kind) {
        TaskContext parent = threads.current();
        TaskState child = parent.spawn(threads.origin(kind, job.getClass().getName(), parent));
        JobState state = state(job);
        state.delayed = isDelayed(job);
        state.pending = child;
    }

    /** The running task has created a task of the library, for which the innermost finish waits. */
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
     * The job starts on the calling thread. One that nobody was seen to submit counts as spawned here.
     *
     * @return whether somebody was seen to submit it
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

    /** The job on top of the calling thread is over; nothing is done if there is none. */
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

    /** A stage of a future begins on the calling thread. */
    void stageBegins(Object stage) {
        TaskContext parent = threads.current();
        String name = stage instanceof Object[] ? "all of" : stage.getClass().getName();
        TaskState strand = parent.spawn(threads.origin(TaskKind.STAGE, name, parent));
        threads.push(strand).stages.restart(stage);
    }

    /** The running task hands a stage to the stage's executor. */
    void stageHandedOver(Object stage) {
        state(stage).handedOver = true;
    }

    /**
     * Whether nobody but the task below would have run this stage: it is what the stage was handed to, or it has
     * completed what the stage waited for. Others come across a stage when they have run another of the same future.
     */
    boolean isOnlyRunner(Object stage, TaskContext context) {
        JobState state = state(stage);
        return state.handedOver || state.sync() == null || context.stages.isReadyBy(context.below);
    }

    /** The stage on top of the calling thread has to do with what it awaits, and not with the task below. */
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

    /** The stage on top of the calling thread is over, or is run by the task below after all. */
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

    /** The running task has seen the end of the job. */
    public void joined(Object job) {
        TaskState ended = state(job).ended;
        if (ended != null) {
            threads.joined(threads.current(), ended);
        }
    }
}

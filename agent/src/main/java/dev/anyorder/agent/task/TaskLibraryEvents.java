package dev.anyorder.agent.task;

import dev.anyorder.agent.shadow.StackCapture;
import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.FrameOrigin;
import dev.anyorder.core.order.TaskFinish;
import dev.anyorder.core.order.TaskState;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Handles the events of the task library. The JDK's events for library tasks are ignored: the pool that runs them
 * orders nothing.
 */
public final class TaskLibraryEvents {
    private static final String PACKAGE = "dev.anyorder.api";

    /** Held exclusively by global isolated sections, shared by those on objects. */
    private static final Object EVERYTHING = new Object();

    private final ThreadRegistry threads;
    private final JobRegistry jobs;
    private final SyncObjects syncs;
    private final WeakTable<PhaserSignals> phasers = new WeakTable<>();

    /** Locks of isolated sections and mutexes, distinct from monitors. */
    private final WeakTable<SyncObject> exclusions = new WeakTable<>();

    /** Locations of atomic blocks by body class, which is unique for each. */
    private final WeakTable<Frame> blocks = new WeakTable<>();

    private final SyncObject global = new SyncObject(EVERYTHING, "isolated");

    public TaskLibraryEvents(ThreadRegistry threads, JobRegistry jobs, SyncObjects syncs) {
        this.threads = threads;
        this.jobs = jobs;
        this.syncs = syncs;
    }

    static boolean isTask(Object job) {
        return PACKAGE.equals(job.getClass().getPackageName());
    }

    public void tell(TaskEvent event, @Nullable Object first, @Nullable Object second, int number) {
        if (event == TaskEvent.CHILDREN_JOINED) {
            childrenJoined(threads.current());
            return;
        }
        Object what = Objects.requireNonNull(first);
        switch (event) {
            case TASK_CREATED -> jobs.created(what);
            case TASK_BEGINS -> begins(what);
            case TASK_ENDS -> jobs.end();
            case TASK_JOINED -> joined(what);
            case TASK_CANCELLED -> threads.current().signal(syncs.of(what));
            case TASK_FORGOTTEN -> forgotten(what);
            case FINISH_BEGINS -> finishBegins(what);
            case FINISH_OVER -> finishOver(what);
            case DEPENDENCY -> jobs.state(Objects.requireNonNull(second)).after(jobs.state(what));
            case ISOLATED_ENTERED -> enter((Object[]) what);
            case ISOLATED_LEFT -> leave((Object[]) what);
            case ATOMIC_BEGINS -> atomicBegins(what.getClass());
            case ATOMIC_ENDS -> threads.current().methods.endBlock();
            case MUTEX_TAKEN -> jobs.state(what).holds(exclusion(Objects.requireNonNull(second)));
            case SIGNALLED -> phases(what).arrived(number, threads.current().snapshot());
            case LEFT -> phases(what).left(number, threads.current().snapshot());
            case WAITED -> threads.current().await(phases(what).waited(number));
            default -> throw new IllegalStateException(event.word());
        }
    }

    private void begins(Object task) {
        JobState state = jobs.state(task);
        jobs.begin(task, TaskKind.TASK);
        TaskContext context = threads.current();
        for (JobState before : state.takeBefore()) {
            TaskState ended = before.ended;
            if (ended != null) {
                context.join(ended);
            }
        }
        for (SyncObject mutex : state.takeHeld()) {
            context.locks.acquire(mutex, false);
        }
    }

    private void joined(Object task) {
        jobs.joined(task);
        SyncObject cancelled = syncs.find(task);
        if (cancelled != null) {
            threads.current().await(cancelled);
        }
    }

    private void forgotten(Object task) {
        TaskState ended = jobs.state(task).ended;
        if (ended != null) {
            threads.current().openFinishes().forgotten(ended);
        }
    }

    private static void childrenJoined(TaskContext context) {
        OpenFinishes openFinishes = context.openFinishes();
        for (TaskState child = openFinishes.nextForgotten(); child != null; child = openFinishes.nextForgotten()) {
            context.join(child);
        }
    }

    private void finishBegins(Object scope) {
        TaskContext context = threads.current();
        context.openFinishes().opened(scope, context.beginFinish());
    }

    private void finishOver(Object scope) {
        TaskContext context = threads.current();
        for (TaskFinish finish : context.openFinishes().closed(scope)) {
            context.endFinish(finish);
        }
    }

    private void enter(Object[] objects) {
        TaskContext context = threads.current();
        context.locks.acquire(global, objects.length > 0);
        for (Object object : objects) {
            context.locks.acquire(exclusion(object), false);
        }
    }

    private void leave(Object[] objects) {
        TaskContext context = threads.current();
        for (Object object : objects) {
            context.locks.release(exclusion(object), false);
        }
        context.locks.release(global, objects.length > 0);
    }

    private void atomicBegins(Class<?> body) {
        TaskContext context = threads.current();
        if (context.updater.wantsBlocks()) {
            context.methods.beginBlock(blocks.get(body, first -> firstOfProgram()));
        }
    }

    /** The program's call of the library. */
    private static Frame firstOfProgram() {
        for (Frame frame : StackCapture.frames(StackCapture.now())) {
            if (FrameOrigin.of(frame) == FrameOrigin.USER) {
                return frame;
            }
        }
        return new Frame("", "", "", 0);
    }

    private SyncObject exclusion(Object object) {
        return exclusions.get(object, SyncObject::new);
    }

    private PhaserSignals phases(Object phaser) {
        return phasers.get(phaser, key -> new PhaserSignals());
    }
}

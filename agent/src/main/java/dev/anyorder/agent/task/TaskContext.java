package dev.anyorder.agent.task;

import dev.anyorder.agent.shadow.ShadowUpdater;
import dev.anyorder.agent.shadow.WorkCounters;
import dev.anyorder.agent.site.Site;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.analysis.AccessStream;
import dev.anyorder.core.analysis.TaskListener;
import dev.anyorder.core.order.AtomicBlock;
import dev.anyorder.core.order.ClockSnapshot;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TaskFinish;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.hooks.HookContext;
import java.util.ArrayList;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A task that runs on a thread: its strand, the edges to and from it, and where its accesses go. All of it belongs to the
 * thread. Every operation that ends a step first commits what the step did to arrays.
 */
public final class TaskContext extends HookContext {
    public final ShadowUpdater updater;

    /** The locks that the task holds. */
    public final HeldLocks locks = new HeldLocks(this);

    /** The reads that the task holds back. */
    public final OptimisticReads optimisticReads = new OptimisticReads(this);

    /** The methods that the task is in and that are declared to be something. */
    public final OpenMethods methods = new OpenMethods(this);

    /** The pairs of accesses that the task has under way. */
    public final DependentPairs pairs = new DependentPairs(this);

    /** What calls that are under way have left for their return; innermost last. */
    public final ArrayList<Object> open = new ArrayList<>();

    /** Room for whoever carries out calls; filled anew for each. */
    public @Nullable Object scratch;

    /** What the thread was running when this task began, null for the thread's own task. */
    final @Nullable TaskContext below;
    /** Kept for the next task that begins on top of this one. */
    @Nullable
    TaskContext above;

    /** How often the task is inside of a wait for a pool to become quiet. */
    int quiescing;

    /** The object that is run, for a job. */
    @Nullable
    Object job;

    /** The stages that it runs for futures. */
    final FutureStages stages = new FutureStages();

    /** Whether the job waits for a time of its own, and not only for its turn. */
    boolean delayed;

    /** What is known of the thread. */
    final ThreadState state;

    /** What the task does at the moment. */
    final CurrentOperation operation;

    /** Whether an edge has told the task something since it began. */
    private boolean learnt;

    private @Nullable OpenFinishes openFinishes;
    private TaskState strand;
    private Step last;

    TaskContext(
            Thread thread, ThreadState state, TaskState strand, ShadowUpdater updater, @Nullable TaskContext below) {
        super(thread, updater.step(strand), updater.isDisabled());
        this.state = state;
        this.strand = strand;
        this.operation = new CurrentOperation(this, strand);
        this.updater = updater;
        this.below = below;
        this.last = strand.step();
    }

    /** Starts another task in a context whose last one is over. */
    void restart(TaskState next) {
        updater.asked(strand.task().questions());
        strand = next;
        operation.restart(next);
        locks.restart();
        methods.restart();
        pairs.restart();
        quiescing = 0;
        learnt = false;
        job = null;
        stages.restart(null);
        if (openFinishes != null) {
            openFinishes.clear();
        }
        advance();
    }

    public TaskState strand() {
        return strand;
    }

    /** The task's origin. */
    public TaskOrigin origin() {
        return (TaskOrigin) Objects.requireNonNull(strand.task().info);
    }

    /** Commits what the step did, because it is about to end. */
    public void settle() {
        state.giveWay();
        halves.tell(this);
        footprints.commit(this);
    }

    /** Takes the step that the strand is in now. */
    void advance() {
        Step now = strand.step();
        if (now != last) {
            last = now;
            step = updater.step(strand);
        }
    }

    /** Others will learn of what the task did up to here. */
    private void publish(String how, @Nullable SyncObject sync, @Nullable Site where) {
        settle();
        optimisticReads.forget();
        operation.is(how, sync, where);
    }

    /** What belonged together, belongs together no longer. */
    private void endStretch() {
        strand.endStretch();
        advance();
    }

    /** The strand of a new child. */
    public TaskState spawn(TaskOrigin origin) {
        publish("start", null, null);
        TaskState child = strand.spawnDetached(origin);
        endStretch();
        return child;
    }

    /** The strand of a new child that the innermost finish waits for. */
    TaskState spawnInFinish(TaskOrigin origin) {
        publish("start", null, null);
        TaskState child = strand.spawn(origin);
        endStretch();
        return child;
    }

    TaskFinish beginFinish() {
        return strand.beginFinish();
    }

    /** All tasks of the finish have ended. */
    void endFinish(TaskFinish finish) {
        settle();
        operation.is("join", null, null);
        strand.endFinish(finish);
        stages.learnt(this);
        endStretch();
    }

    /** The running task has seen the end of another. */
    public void join(TaskState ended) {
        settle();
        operation.is("join", null, null);
        strand.join(ended);
        stages.learnt(this);
        endStretch();
    }

    void end() {
        settle();
        optimisticReads.tell();
        locks.end();
        open.clear();
        optimisticReads.stop();
        settle();
        stages.end(this);
        operation.is("end", null, null);
        strand.end();
    }

    /** What the task has under way in the task library. */
    OpenFinishes openFinishes() {
        OpenFinishes own = openFinishes;
        if (own == null) {
            own = new OpenFinishes();
            openFinishes = own;
        }
        return own;
    }

    /** Whether an edge has told the task something since it began. */
    boolean hasLearnt() {
        return learnt;
    }

    /** Whether this is a job that the thread runs for somebody else. */
    public boolean isJob() {
        return below != null;
    }

    /** Whether this is a job that the thread runs by itself, not while another one waits. */
    boolean isOutermost() {
        return below != null && below.below == null;
    }

    /** What the step knew that this ends. */
    public ClockSnapshot snapshot() {
        return stamp("signal", null, null);
    }

    private ClockSnapshot stamp(String how, @Nullable SyncObject sync, @Nullable Site where) {
        publish(how, sync, where);
        ClockSnapshot snapshot = strand.signal();
        endStretch();
        return snapshot;
    }

    public void signal(SyncObject sync) {
        sync.signalled(stamp("signal", sync, null));
    }

    public void await(SyncObject sync) {
        operation.is("await", sync, null);
        hear(sync.signals());
    }

    /** The same, of a volatile variable that the task and those who signalled have {@linkplain #touch accessed}. */
    public void awaitTouched(SyncObject sync) {
        TaskListener listener = operation.listener();
        if (listener == null) {
            await(sync);
            return;
        }
        listener.volatileAwaitBegan();
        try {
            await(sync);
        } finally {
            listener.volatileAwaitEnded();
        }
    }

    /** The task has read a volatile field. */
    public void readVolatile(SyncObject sync, Site where) {
        // What is signalled from here on comes after the read, and is none of its business.
        ClockSnapshot signals = sync.signals();
        touch(sync, where, AccessOp.READ);
        hear(signals);
    }

    /** The task is about to write a volatile field. */
    public void writeVolatile(SyncObject sync, Site where) {
        touch(sync, where, AccessOp.WRITE);
        sync.signalled(stamp("write", sync, where));
    }

    /** The task is about to access a volatile variable; the edge that this makes is reported after it. */
    public void touch(SyncObject sync, Site where, AccessOp op) {
        operation.touch(sync, where, op);
    }

    /** Whether calls that order nothing matter to an analysis now. */
    public boolean observesCalls() {
        return operation.observesCalls();
    }

    /** The task makes a call whose result differs from run to run. */
    public void nondeterministicCall(Site where) {
        operation.nondeterministicCall(where);
    }

    /** The task is about to access something that tasks contend for and that orders nothing. */
    public void contend(SyncObject sync, Site where, AccessOp op) {
        operation.contend(sync, where, op);
    }

    /** The task is about to take a permit. */
    public void takePermit(SyncObject sync) {
        operation.takePermit(sync);
    }

    /** The task is about to give a permit. */
    public void givePermit(SyncObject sync) {
        operation.givePermit(sync);
    }

    /** An edge from wherever the stamp was taken. */
    public void await(@Nullable ClockSnapshot snapshot) {
        operation.is("await", null, null);
        hear(snapshot);
    }

    private void hear(@Nullable ClockSnapshot snapshot) {
        // What is no news ends no step, and there is nothing to commit yet.
        if (snapshot != null && (strand.isNews(snapshot) || stages.areOpen())) {
            settle();
            strand.await(snapshot);
            learnt |= strand.step() != last;
            stages.learnt(this);
            advance();
        }
        if (strand.isInStretch()) {
            settle();
            endStretch();
        }
    }

    /** An edge in the observed order from everybody who signalled: the task came later, and was told nothing. */
    public void observe(SyncObject sync) {
        ClockSnapshot snapshot = sync.signals();
        if (snapshot != null) {
            settle();
            strand.observe(snapshot);
            advance();
        }
    }

    /** Where accesses to groups go. What the task does to them from here on belongs together, up to the next edge. */
    public ShadowUpdater grouped() {
        if (!strand.isInStretch()) {
            settle();
            strand.beginStretch();
            advance();
        }
        return updater.of(AccessStream.GROUP);
    }

    /** Where accesses go for the sake of those that depend on others, if there is a pair as one of the pair. */
    public ShadowUpdater paired(@Nullable AtomicBlock pair) {
        return updater.of(pair);
    }

    /** Where accesses to single keys of thread-safe objects go. */
    public ShadowUpdater keyed() {
        return updater.of(AccessStream.KEY);
    }

    /** All that was done here, and in the contexts on top. */
    WorkCounters workCounters() {
        WorkCounters mine = updater.workCounters()
                .plus(new WorkCounters(0, 0, 0, strand.task().questions()));
        return above == null ? mine : mine.plus(above.workCounters());
    }
}

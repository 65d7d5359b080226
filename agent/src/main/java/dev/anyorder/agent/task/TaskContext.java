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

/** A task that runs on a thread. Thread-confined. Operations that end a step first commit its array footprints. */
public final class TaskContext extends HookContext {
    public final ShadowUpdater updater;

    public final HeldLocks locks = new HeldLocks(this);

    public final OptimisticReads optimisticReads = new OptimisticReads(this);

    public final OpenMethods methods = new OpenMethods(this);

    public final DependentPairs pairs = new DependentPairs(this);

    /** Data of active calls for their return; innermost last. */
    public final ArrayList<Object> open = new ArrayList<>();

    /** A reusable call object. */
    public @Nullable Object scratch;

    /** The next context on the thread's stack; null for the thread's own task. */
    final @Nullable TaskContext below;
    /** Reused by the next task on top. */
    @Nullable
    TaskContext above;

    /** Nesting depth of waits for pool quiescence. */
    int quiescing;

    @Nullable
    Object job;

    final FutureStages stages = new FutureStages();

    /** Whether the job has a delay of its own. */
    boolean delayed;

    final ThreadState state;

    final CurrentOperation operation;

    /** Whether an edge advanced the clock. */
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

    /** Reuses the context for another task. */
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

    public TaskOrigin origin() {
        return (TaskOrigin) Objects.requireNonNull(strand.task().info);
    }

    /** Commits the accesses of the ending step. */
    public void settle() {
        state.giveWay();
        halves.tell(this);
        footprints.commit(this);
    }

    void advance() {
        Step now = strand.step();
        if (now != last) {
            last = now;
            step = updater.step(strand);
        }
    }

    /** Called before other tasks can get the task's clock. */
    private void publish(String how, @Nullable SyncObject sync, @Nullable Site where) {
        settle();
        optimisticReads.forget();
        operation.is(how, sync, where);
    }

    /** Ends the implicit block of group accesses. */
    private void endStretch() {
        strand.endStretch();
        advance();
    }

    public TaskState spawn(TaskOrigin origin) {
        publish("start", null, null);
        TaskState child = strand.spawnDetached(origin);
        endStretch();
        return child;
    }

    /** The innermost finish waits for the child. */
    TaskState spawnInFinish(TaskOrigin origin) {
        publish("start", null, null);
        TaskState child = strand.spawn(origin);
        endStretch();
        return child;
    }

    TaskFinish beginFinish() {
        return strand.beginFinish();
    }

    void endFinish(TaskFinish finish) {
        settle();
        operation.is("join", null, null);
        strand.endFinish(finish);
        stages.learnt(this);
        endStretch();
    }

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

    OpenFinishes openFinishes() {
        OpenFinishes own = openFinishes;
        if (own == null) {
            own = new OpenFinishes();
            openFinishes = own;
        }
        return own;
    }

    boolean hasLearnt() {
        return learnt;
    }

    public boolean isJob() {
        return below != null;
    }

    /** Whether no other job waits below on this thread. */
    boolean isOutermost() {
        return below != null && below.below == null;
    }

    /** Ends the step and returns its clock. */
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

    /** For a volatile variable that both tasks {@linkplain #touch accessed}. */
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

    /** Called after the read. */
    public void readVolatile(SyncObject sync, Site where) {
        // Later signals are not ordered before the read.
        ClockSnapshot signals = sync.signals();
        touch(sync, where, AccessOp.READ);
        hear(signals);
    }

    /** Called before the write. */
    public void writeVolatile(SyncObject sync, Site where) {
        touch(sync, where, AccessOp.WRITE);
        sync.signalled(stamp("write", sync, where));
    }

    /** Called before the access, and before its edge. */
    public void touch(SyncObject sync, Site where, AccessOp op) {
        operation.touch(sync, where, op);
    }

    public boolean observesCalls() {
        return operation.observesCalls();
    }

    public void nondeterministicCall(Site where) {
        operation.nondeterministicCall(where);
    }

    public void contend(SyncObject sync, Site where, AccessOp op) {
        operation.contend(sync, where, op);
    }

    public void takePermit(SyncObject sync) {
        operation.takePermit(sync);
    }

    public void givePermit(SyncObject sync) {
        operation.givePermit(sync);
    }

    public void await(@Nullable ClockSnapshot snapshot) {
        operation.is("await", null, null);
        hear(snapshot);
    }

    private void hear(@Nullable ClockSnapshot snapshot) {
        // Without new predecessors, the step continues.
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

    /** An edge from all signals, only in the observed order. */
    public void observe(SyncObject sync) {
        ClockSnapshot snapshot = sync.signals();
        if (snapshot != null) {
            settle();
            strand.observe(snapshot);
            advance();
        }
    }

    /** Group accesses form a block up to the next edge. */
    public ShadowUpdater grouped() {
        if (!strand.isInStretch()) {
            settle();
            strand.beginStretch();
            advance();
        }
        return updater.of(AccessStream.GROUP);
    }

    /** For accesses of a dependent pair. */
    public ShadowUpdater paired(@Nullable AtomicBlock pair) {
        return updater.of(pair);
    }

    /** For keys of thread-safe collections. */
    public ShadowUpdater keyed() {
        return updater.of(AccessStream.KEY);
    }

    /** Includes the contexts on top. */
    WorkCounters workCounters() {
        WorkCounters mine = updater.workCounters()
                .plus(new WorkCounters(0, 0, 0, strand.task().questions()));
        return above == null ? mine : mine.plus(above.workCounters());
    }
}

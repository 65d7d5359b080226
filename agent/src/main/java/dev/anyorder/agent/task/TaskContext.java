package dev.anyorder.agent.task;

import dev.anyorder.agent.shadow.Counts;
import dev.anyorder.agent.shadow.Recorder;
import dev.anyorder.agent.site.Site;
import dev.anyorder.core.analysis.Extra;
import dev.anyorder.core.determinism.Scope;
import dev.anyorder.core.determinism.Use;
import dev.anyorder.core.order.Block;
import dev.anyorder.core.order.Finish;
import dev.anyorder.core.order.Stamp;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.Strand;
import dev.anyorder.core.velodrome.Player;
import dev.anyorder.hooks.Context;
import java.util.ArrayList;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A task that runs on a thread: its strand, the edges to and from it, and where its accesses go. All of it belongs to the
 * thread. Every operation that ends a step first commits what the step did to arrays.
 */
public final class TaskContext extends Context {
    public final Recorder recorder;

    /** The locks that the task holds. */
    public final HeldLocks locks = new HeldLocks(this);

    /** The reads that the task holds back. */
    public final Optimism optimism = new Optimism(this);

    /** The methods that the task is in and that are declared to be something. */
    public final OpenMethods methods = new OpenMethods(this);

    /** The pairs of accesses that the task has under way. */
    public final Pairs pairs = new Pairs(this);

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
    final Stages stages = new Stages();

    /** Whether the job waits for a time of its own, and not only for its turn. */
    boolean delayed;

    /** What is known of the thread. */
    final ThreadState state;

    /** What the task does at the moment. */
    final Deed deed;

    /** Whether an edge has told the task something since it began. */
    private boolean learnt;

    private @Nullable Errands errands;
    private Strand strand;
    private Step last;

    TaskContext(Thread thread, ThreadState state, Strand strand, Recorder recorder, @Nullable TaskContext below) {
        super(thread, recorder.step(strand), recorder.isDeaf());
        this.state = state;
        this.strand = strand;
        this.deed = new Deed(this, strand);
        this.recorder = recorder;
        this.below = below;
        this.last = strand.step();
    }

    /** Starts another task in a context whose last one is over. */
    void restart(Strand next) {
        recorder.asked(strand.task().questions());
        strand = next;
        deed.restart(next);
        locks.restart();
        methods.restart();
        pairs.restart();
        quiescing = 0;
        learnt = false;
        job = null;
        stages.restart(null);
        if (errands != null) {
            errands.clear();
        }
        advance();
    }

    public Strand strand() {
        return strand;
    }

    /** The task's origin. */
    public Origin origin() {
        return (Origin) Objects.requireNonNull(strand.task().info);
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
            step = recorder.step(strand);
        }
    }

    /** Others will learn of what the task did up to here. */
    private void publish(String how, @Nullable Sync sync, @Nullable Site where) {
        settle();
        optimism.forget();
        deed.is(how, sync, where);
    }

    /** What belonged together, belongs together no longer. */
    private void endStretch() {
        strand.endStretch();
        advance();
    }

    /** The strand of a new child. */
    public Strand spawn(Origin origin) {
        publish("start", null, null);
        Strand child = strand.spawnApart(origin);
        endStretch();
        return child;
    }

    /** The strand of a new child that the innermost finish waits for. */
    Strand spawnInFinish(Origin origin) {
        publish("start", null, null);
        Strand child = strand.spawn(origin);
        endStretch();
        return child;
    }

    Finish beginFinish() {
        return strand.beginFinish();
    }

    /** All tasks of the finish have ended. */
    void endFinish(Finish finish) {
        settle();
        deed.is("join", null, null);
        strand.endFinish(finish);
        stages.learnt(this);
        endStretch();
    }

    /** The running task has seen the end of another. */
    public void join(Strand ended) {
        settle();
        deed.is("join", null, null);
        strand.join(ended);
        stages.learnt(this);
        endStretch();
    }

    void end() {
        settle();
        optimism.tell();
        locks.end();
        open.clear();
        optimism.stop();
        settle();
        stages.end(this);
        deed.is("end", null, null);
        strand.end();
    }

    /** What the task has under way in the task library. */
    Errands errands() {
        Errands own = errands;
        if (own == null) {
            own = new Errands();
            errands = own;
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
    public Stamp stamp() {
        return stamp("signal", null, null);
    }

    private Stamp stamp(String how, @Nullable Sync sync, @Nullable Site where) {
        publish(how, sync, where);
        Stamp stamp = strand.signal();
        endStretch();
        return stamp;
    }

    public void signal(Sync sync) {
        sync.signalled(stamp("signal", sync, null));
    }

    public void await(Sync sync) {
        deed.is("await", sync, null);
        hear(sync.signals());
    }

    /** The same, of something volatile that the task and those who signalled have {@linkplain #touch touched}. */
    public void awaitTouched(Sync sync) {
        Player player = deed.player();
        if (player == null) {
            await(sync);
        } else {
            player.told(() -> await(sync));
        }
    }

    /** The task has read a volatile field. */
    public void readVolatile(Sync sync, Site where) {
        // What is signalled from here on comes after the read, and is none of its business.
        Stamp signals = sync.signals();
        touch(sync, where, Use.READ);
        hear(signals);
    }

    /** The task is about to write a volatile field. */
    public void writeVolatile(Sync sync, Site where) {
        touch(sync, where, Use.WRITE);
        sync.signalled(stamp("write", sync, where));
    }

    /** The task is about to look at, or to change, something volatile; what order that makes is told after it. */
    public void touch(Sync sync, Site where, Use use) {
        deed.touch(sync, where, strand.step(), use);
    }

    /** The task is about to come to something at which tasks meet, without any order. */
    public void meet(Sync sync, Site where, Use use) {
        deed.meet(sync, where, strand.step(), use);
    }

    /** The task is about to take a permit. */
    public void takePermit(Sync sync) {
        deed.takePermit(sync, strand.step());
    }

    /** The task is about to give a permit. */
    public void givePermit(Sync sync) {
        deed.givePermit(sync, strand.step());
    }

    /** An edge from wherever the stamp was taken. */
    public void await(@Nullable Stamp stamp) {
        deed.is("await", null, null);
        hear(stamp);
    }

    private void hear(@Nullable Stamp stamp) {
        // What is no news ends no step, and there is nothing to commit yet.
        if (stamp != null && (strand.isNews(stamp) || stages.areOpen())) {
            settle();
            strand.await(stamp);
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
    public void observe(Sync sync) {
        Stamp stamp = sync.signals();
        if (stamp != null) {
            settle();
            strand.observe(stamp);
            advance();
        }
    }

    /** Where accesses to groups go. What the task does to them from here on belongs together, up to the next edge. */
    public Recorder grouped() {
        if (!strand.isInStretch()) {
            settle();
            strand.beginStretch();
            advance();
        }
        return recorder.of(Extra.GROUP);
    }

    /** Where accesses go for the sake of those that depend on others, if there is a pair as one of the pair. */
    public Recorder paired(@Nullable Block pair) {
        return recorder.of(pair);
    }

    /** Where accesses to single keys of thread-safe objects go. */
    public Recorder keyed() {
        return recorder.of(Extra.KEY);
    }

    /** The innermost block that is to be deterministic and that the task is in, if there is one. */
    public @Nullable Scope block() {
        return deed.block();
    }

    /** The task makes a call. */
    public Doing calls(Site where) {
        deed.is("call", null, where);
        return deed.doing();
    }

    /** All that was done here, and in the contexts on top. */
    Counts counts() {
        Counts mine = recorder.counts().plus(new Counts(0, 0, 0, strand.task().questions()));
        return above == null ? mine : mine.plus(above.counts());
    }
}

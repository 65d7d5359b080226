package dev.anyorder.agent.task;

import dev.anyorder.agent.shadow.Counts;
import dev.anyorder.agent.shadow.Recorder;
import dev.anyorder.agent.site.Site;
import dev.anyorder.core.determinism.Performer;
import dev.anyorder.core.determinism.Scope;
import dev.anyorder.core.order.Finish;
import dev.anyorder.core.order.LockSet;
import dev.anyorder.core.order.Stamp;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.Strand;
import dev.anyorder.hooks.Context;
import java.util.ArrayList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A task that runs on a thread: its strand, its locks, and where its accesses go. All of it belongs to the thread. Every
 * operation that ends a step first commits what the step did to arrays.
 */
public final class TaskContext extends Context {
    private static final int MOST_HELD_BACK = 256;

    public final Recorder recorder;

    /** What the thread was running when this task began, null for the thread's own task. */
    final @Nullable TaskContext below;
    /** Kept for the next task that begins on top of this one. */
    @Nullable
    TaskContext above;

    /** What calls that are under way have left for their return; innermost last. */
    public final ArrayList<Object> open = new ArrayList<>();

    /** Room for whoever carries out calls; filled anew for each. */
    public @Nullable Object scratch;

    /** Whether reads are held back, since the program itself will check whether they were valid. */
    public boolean optimistic;

    private @Nullable Sync optimisticOf;
    private final ArrayList<Runnable> heldBack = new ArrayList<>();

    /** How often the task is inside of a wait for a pool to become quiet. */
    int quiescing;

    /** The object that is run, for a job. */
    @Nullable
    Object job;

    /** The stages that it runs for futures. */
    final Stages stages = new Stages();

    /** Whether an edge has told the task something since it began. */
    private boolean learnt;

    /** Whether the job waits for a time of its own, and not only for its turn. */
    boolean delayed;

    /** What is known of the thread. */
    final ThreadState state;

    private @Nullable Errands errands;

    /** How many methods are under way whose calls are declared to commute. */
    private int commuting;

    /** How many methods are under way that are declared to be atomic. */
    private int blocks;

    /** How many methods are under way that are declared to be deterministic. */
    private int scopes;

    /** What the task does at the moment, if anybody follows it. */
    private String verb = "";

    private @Nullable Sync thing;
    private @Nullable Site site;
    /** The same, once somebody has asked. */
    private @Nullable Doing doing;

    /** Follows the task if somebody wants to know what is deterministic. */
    private @Nullable Performer performer;

    private Strand strand;
    private Step last;
    private Sync[] held = new Sync[4];
    private boolean[] sharedModes = new boolean[4];
    private int[] counts = new int[4];
    private int holds;

    TaskContext(Thread thread, ThreadState state, Strand strand, Recorder recorder, @Nullable TaskContext below) {
        super(thread, recorder.step(strand), recorder.isDeaf());
        this.state = state;
        this.strand = strand;
        this.performer = (Performer) strand.follower();
        this.recorder = recorder;
        this.below = below;
        this.last = strand.step();
    }

    /** Starts another task in a context whose last one is over. */
    void restart(Strand next) {
        recorder.asked(strand.task().questions());
        strand = next;
        performer = (Performer) next.follower();
        scopes = 0;
        holds = 0;
        quiescing = 0;
        commuting = 0;
        blocks = 0;
        recorder.declared(false);
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
        return (Origin) java.util.Objects.requireNonNull(strand.task().info);
    }

    /** Commits what the step did, because it is about to end. */
    public void settle() {
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

    /** The strand of a new child. */
    public Strand spawn(Origin origin) {
        settle();
        forgetHeldBack();
        does("start", null, null);
        Strand child = strand.spawnApart(origin);
        strand.endStretch();
        advance();
        return child;
    }

    /** The strand of a new child that the innermost finish waits for. */
    Strand spawnInFinish(Origin origin) {
        settle();
        forgetHeldBack();
        does("start", null, null);
        Strand child = strand.spawn(origin);
        strand.endStretch();
        advance();
        return child;
    }

    Finish beginFinish() {
        return strand.beginFinish();
    }

    /** All tasks of the finish have ended. */
    void endFinish(Finish finish) {
        settle();
        does("join", null, null);
        strand.endFinish(finish);
        stages.learnt(this);
        strand.endStretch();
        advance();
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

    /** The running task has seen the end of another. */
    public void join(Strand ended) {
        settle();
        does("join", null, null);
        strand.join(ended);
        stages.learnt(this);
        strand.endStretch();
        advance();
    }

    void end() {
        settle();
        tellHeldBack();
        while (holds > 0) {
            counts[holds - 1] = 1;
            release(held[holds - 1], sharedModes[holds - 1]);
        }
        open.clear();
        optimistic = false;
        optimisticOf = null;
        settle();
        stages.end(this);
        does("end", null, null);
        strand.end();
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
        settle();
        forgetHeldBack();
        does(how, sync, where);
        Stamp stamp = strand.signal();
        strand.endStretch();
        advance();
        return stamp;
    }

    public void signal(Sync sync) {
        sync.signalled(stamp("signal", sync, null));
    }

    public void await(Sync sync) {
        does("await", sync, null);
        await(sync.signals());
    }

    /** The task has read a volatile field. */
    public void readVolatile(Sync sync, Site where) {
        // What is signalled from here on comes after the read, and is none of its business.
        Stamp signals = sync.signals();
        touch(sync, where, false);
        await(signals);
    }

    /** The task is about to write a volatile field. */
    public void writeVolatile(Sync sync, Site where) {
        touch(sync, where, true);
        sync.signalled(stamp("write", sync, where));
    }

    private void touch(Sync sync, Site where, boolean writing) {
        if (performer != null) {
            does(writing ? "write" : "read", sync, where);
            sync.touch(performer, strand.step(), writing);
        }
    }

    /** Takes down what the task is about to do. */
    private void does(String what, @Nullable Sync sync, @Nullable Site where) {
        if (performer != null) {
            verb = what;
            thing = sync;
            site = where;
            doing = null;
        }
    }

    /** What the task does at the moment. */
    Doing doing() {
        Doing now = doing;
        if (now == null) {
            now = Doing.of(this, verb, thing, site);
            doing = now;
        }
        return now;
    }

    /** An edge from wherever the stamp was taken. */
    public void await(@Nullable Stamp stamp) {
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
            strand.endStretch();
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
        return recorder.ofGroups();
    }

    /** An edge in the observed order from everybody who signalled: the task came later, and was told nothing. */
    public void observe(Sync sync) {
        Stamp stamp = sync.signals();
        if (stamp != null) {
            settle();
            strand.awaitObserved(stamp);
            advance();
        }
    }

    /** The task has taken a lock. It may hold one in both modes at once. */
    public void acquire(Sync lock, boolean sharedMode) {
        int at = find(lock, sharedMode);
        if (at >= 0) {
            counts[at]++;
            return;
        }
        settle();
        if (performer != null) {
            does("acquire", lock, null);
            lock.take(performer, strand.step(), sharedMode);
        }
        awaitObserved(lock.exclusive());
        if (!sharedMode) {
            awaitObserved(lock.shared());
        }
        if (holds == held.length) {
            held = Arrays.copyOf(held, holds * 2);
            sharedModes = Arrays.copyOf(sharedModes, holds * 2);
            counts = Arrays.copyOf(counts, holds * 2);
        }
        held[holds] = lock;
        sharedModes[holds] = sharedMode;
        counts[holds++] = 1;
        changed(lock);
    }

    /** The task is about to let a lock go. Letting go of what another task took is an edge all the same. */
    public void release(Sync lock, boolean sharedMode) {
        int at = find(lock, sharedMode);
        if (at < 0 || counts[at] == 1) {
            publish(lock, sharedMode);
        }
        released(lock, sharedMode);
    }

    /** The task may be about to let a lock go: who takes it then knows what this task knows. */
    public void publish(Sync lock, boolean sharedMode) {
        settle();
        forgetHeldBack();
        does("release", lock, null);
        lock.released(strand.signal(), sharedMode, find(lock, sharedMode) >= 0);
        advance();
    }

    /** The task has let a lock go, once. */
    public void released(Sync lock, boolean sharedMode) {
        int at = find(lock, sharedMode);
        if (at < 0 || --counts[at] > 0) {
            return;
        }
        settle();
        holds--;
        held[at] = held[holds];
        sharedModes[at] = sharedModes[holds];
        counts[at] = counts[holds];
        changed(lock);
    }

    /** Takes over into the step whether, and how, the lock is held now. */
    private void changed(Sync lock) {
        LockSet others = strand.locks().without(lock);
        boolean isExclusive = find(lock, false) >= 0;
        boolean isHeld = isExclusive || find(lock, true) >= 0;
        strand.locks(isHeld ? others.with(lock, !isExclusive) : others);
        advance();
    }

    /** Whether the task holds the lock in that mode. */
    public boolean holds(Sync lock, boolean sharedMode) {
        return find(lock, sharedMode) >= 0;
    }

    /** Lets a lock go however often it is held, as waiting does; returns how often. */
    public int releaseAll(Sync lock) {
        int at = find(lock, false);
        if (at < 0) {
            return 0;
        }
        int count = counts[at];
        counts[at] = 1;
        release(lock, false);
        return count;
    }

    /** Takes a lock again as often as it was held. */
    public void acquireAll(Sync lock, int count) {
        acquire(lock, false);
        counts[find(lock, false)] = Math.max(count, 1);
    }

    /** An edge in the observed order from the last exclusive release of a lock. */
    public void awaitReleased(Sync lock) {
        settle();
        awaitObserved(lock.exclusive());
        advance();
    }

    /** A read that was made while the task reads optimistically; too many of them are not remembered. */
    public void holdBack(Runnable read) {
        if (heldBack.size() < MOST_HELD_BACK) {
            heldBack.add(read);
        }
    }

    /** An optimistic section of the lock begins. What was read in one before, and never validated, counts. */
    public void beginOptimistic(Sync lock) {
        settle();
        tellHeldBack();
        optimistic = true;
        optimisticOf = lock;
    }

    /** The section of this lock ends, if there is one: its reads were valid, or the program does not use them. */
    public void endOptimistic(Sync lock) {
        if (optimisticOf == lock) {
            settle();
            heldBack.clear();
            optimistic = false;
            optimisticOf = null;
        }
    }

    /** The task ends, or begins another section: what it never validated are reads like others. */
    void tellHeldBack() {
        heldBack.forEach(Runnable::run);
        heldBack.clear();
    }

    /**
     * Others may learn of what the task did so far. Reads that are still held back would be told too late to be ordered
     * before what those others do, and are forgotten.
     */
    private void forgetHeldBack() {
        heldBack.clear();
    }

    /** A method begins whose calls are declared to commute. Its accesses are in steps of their own. */
    public void beginCommuting() {
        if (commuting++ == 0) {
            commute(true);
        }
    }

    /** Such a method is over. */
    public void endCommuting() {
        if (commuting > 0 && --commuting == 0) {
            commute(false);
        }
    }

    private void commute(boolean isDeclared) {
        settle();
        strand.nextStep();
        recorder.declared(isDeclared);
        advance();
    }

    /** A method begins that is declared to be atomic. What it does is in steps of its own. */
    public void beginBlock(Object info) {
        if (recorder.wantsBlocks()) {
            settle();
            strand.beginBlock(info);
            blocks++;
            advance();
        }
    }

    /** Such a method is over, by whatever way. */
    public void endBlock() {
        if (blocks > 0) {
            settle();
            blocks--;
            strand.endBlock();
            advance();
        }
    }

    /** A method begins that is declared to be deterministic. What it does is in steps of its own. */
    public void beginScope(Object info) {
        if (performer != null) {
            settle();
            strand.nextStep();
            performer.begin(info);
            scopes++;
            advance();
        }
    }

    /** Such a method is over, by whatever way. */
    public void endScope() {
        if (performer != null && scopes > 0) {
            settle();
            strand.nextStep();
            does("end", null, null);
            scopes--;
            performer.end();
            advance();
        }
    }

    /** The innermost block that is to be deterministic and that the task is in, if there is one. */
    public @Nullable Scope block() {
        return performer == null ? null : performer.note();
    }

    /** The task makes a call. */
    public Doing calls(Site where) {
        does("call", null, where);
        return doing();
    }

    /** A static initialiser begins. */
    public void beginInitialiser() {
        Initialiser initialiser = new Initialiser();
        settle();
        strand.locks(locks().with(initialiser, false));
        advance();
        open.add(initialiser);
    }

    /** The static initialiser that began last is over. */
    public void endInitialiser() {
        int last = open.size() - 1;
        if (last >= 0 && open.get(last) instanceof Initialiser initialiser) {
            open.remove(last);
            settle();
            strand.locks(locks().without(initialiser));
            initialiser.end();
            advance();
        }
    }

    private void awaitObserved(@Nullable Stamp stamp) {
        if (stamp != null) {
            strand.awaitObserved(stamp);
        }
    }

    private int find(Sync lock, boolean sharedMode) {
        for (int i = 0; i < holds; i++) {
            if (held[i] == lock && sharedModes[i] == sharedMode) {
                return i;
            }
        }
        return -1;
    }

    /** All that was done here, and in the contexts on top. */
    Counts counts() {
        Counts mine = recorder.counts().plus(new Counts(0, 0, 0, strand.task().questions()));
        return above == null ? mine : mine.plus(above.counts());
    }

    /** The locks held. */
    public LockSet locks() {
        return strand.locks();
    }
}

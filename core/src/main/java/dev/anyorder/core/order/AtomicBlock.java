package dev.anyorder.core.order;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A block of a task that is declared, or assumed, atomic. It keeps its interleaving points: its past steps, each with
 * lockset and logical clock. Only its task uses it until it ends.
 *
 * <p>Points with equal clocks are pruned: a later one replaces an earlier one whose lockset includes its own. At most
 * {@value #MOST}, the newest, are kept; interference possible only at an older point is a false negative.
 */
public final class AtomicBlock {
    static final int MOST = 64;

    public final @Nullable Object info;
    /** The block that spawned this block's task. It also contains this block's operations. */
    public final @Nullable AtomicBlock around;

    final Task owner;
    /** First step. Its clock stays available until the block ends. */
    private @Nullable Step start;

    private long began;

    /** Plain: other threads may see true late, which is harmless, but never early. */
    private boolean ended;

    private Step[] moments = new Step[2];
    /** Number of logical acquires of the task, by point. */
    private long[] learnt = new long[2];

    private int count;
    private @Nullable BlockGap lastGap;
    /** Newest first. May reach back before the block. */
    private @Nullable LockChange lastChange;

    AtomicBlock(Task owner, @Nullable AtomicBlock around, @Nullable Object info) {
        this.owner = owner;
        this.around = around;
        this.info = info;
    }

    void start(Step first) {
        start = first;
        began = first.seq;
    }

    /** Whether the step is of the owner, or of a task spawned since the block began. */
    public boolean isOwn(Step step) {
        if (step.task == owner) {
            return true;
        }
        if (step.task.depth <= owner.depth) {
            return false;
        }
        Task child = step.task.ancestorAt(owner.depth + 1);
        return child.parent == owner && child.spawnSeq >= began;
    }

    /** Null once it has ended. */
    public @Nullable Step start() {
        return start;
    }

    public boolean isOpen() {
        return !ended;
    }

    /** The first step of the outermost enclosing open block; null if none is open. Its clock is available. */
    public @Nullable Step outermostStart() {
        Step outermost = null;
        for (AtomicBlock block = this; block != null; block = block.around) {
            Step first = block.start;
            outermost = first == null ? outermost : first;
        }
        return outermost;
    }

    /** Whether the other block is this one, or is of a task spawned in it. */
    public boolean contains(@Nullable AtomicBlock other) {
        AtomicBlock block = other;
        while (block != null && block != this) {
            block = block.around;
        }
        return block != null;
    }

    void passed(Step moment, long learntSoFar) {
        while (count > 0 && learnt[count - 1] == learntSoFar && moment.locks().subsetOf(moments[count - 1].locks())) {
            count--;
        }
        if (count == MOST) {
            System.arraycopy(moments, 1, moments, 0, --count);
            System.arraycopy(learnt, 1, learnt, 0, count);
        } else if (count == moments.length) {
            moments = Arrays.copyOf(moments, 2 * count);
            learnt = Arrays.copyOf(learnt, 2 * count);
        }
        moments[count] = moment;
        learnt[count++] = learntSoFar;
    }

    void changed(LockChange change) {
        lastChange = change;
    }

    void end() {
        ended = true;
        start = null;
        moments = new Step[0];
        count = 0;
        lastGap = null;
        lastChange = null;
    }

    /**
     * The first interleaving point since a step at which a task with these locks could run; null if none. An operation
     * interleaves unless it happens before that point.
     *
     * @param now the running step
     */
    public @Nullable Step opening(Step since, Step now, LockSet locks) {
        for (int i = firstSince(since); i < count; i++) {
            if (!moments[i].locks().excludes(locks)) {
                return moments[i];
            }
        }
        return now.locks().excludes(locks) ? null : now;
    }

    /** The interleaving points between two steps of this block, for comparison with later accesses. */
    public BlockGap gap(Step since, Step now) {
        BlockGap last = lastGap;
        if (last != null && last.isBetween(since, now)) {
            return last;
        }
        BlockGap gap = new BlockGap(since, now, moments, firstSince(since), count, LockChange.since(lastChange, since));
        lastGap = gap;
        return gap;
    }

    private int firstSince(Step since) {
        int i = count;
        while (i > 0 && moments[i - 1].seq >= since.seq) {
            i--;
        }
        return i;
    }
}

package dev.anyorder.core.order;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A piece of a task that is meant to be atomic, or may be taken to be. Knows when its task was ready to let others in: its
 * moments, which are the steps that it has passed through, each with the locks held and with what was known then. Begun
 * and ended by its task's {@link TaskState}; touched by whoever runs that task, until it has ended.
 *
 * <p>Of two moments between which nothing was learnt, the later one stands for the earlier if it held no lock that the earlier
 * did not hold: whoever could come at the earlier one, could come at the later. What is left is short: a moment without
 * locks makes all before it superfluous. At most {@value #MOST} are kept, the newest; what could only come at an older one
 * is missed.
 */
public final class AtomicBlock {
    static final int MOST = 64;

    /** Whatever the caller attached. */
    public final @Nullable Object info;
    /** The block in which the task was spawned: what this one does is the doing of that one, too. */
    public final @Nullable AtomicBlock around;

    final Task owner;
    /** Its first step, which can be asked what was before it until the block ends. */
    private @Nullable Step start;

    private long began;

    /** Whether it has ended. Others may see it late, which does no harm; never early. */
    private boolean ended;

    private Step[] moments = new Step[2];
    /** How often the task had learnt something, at each moment. */
    private long[] learnt = new long[2];

    private int count;
    private @Nullable BlockGap lastGap;
    /** What became of locks, the newest first; of what was before the block began, some may be there, too. */
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

    /** Whether the step is of the task itself, or of one that it has spawned since the block began. */
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

    /** Its first step; null once it has ended. */
    public @Nullable Step start() {
        return start;
    }

    public boolean isOpen() {
        return !ended;
    }

    /**
     * The first step of this block, or of the outermost block around it that is open. It can be asked what was before it; null
     * if none is open.
     */
    public @Nullable Step outermostStart() {
        Step outermost = null;
        for (AtomicBlock block = this; block != null; block = block.around) {
            Step first = block.start;
            outermost = first == null ? outermost : first;
        }
        return outermost;
    }

    /** Whether what is done in the other block is this one's doing: it is this one, or of a task spawned in it. */
    public boolean contains(@Nullable AtomicBlock other) {
        AtomicBlock block = other;
        while (block != null && block != this) {
            block = block.around;
        }
        return block != null;
    }

    /** The task has passed through a step, and goes on. */
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
     * The first moment since a step of this block at which somebody could come who holds these locks; null if there is
     * none. What is not before that moment may come between the two steps; what is before it, may not.
     *
     * @param now the step that is running
     */
    public @Nullable Step opening(Step since, Step now, LockSet locks) {
        for (int i = firstSince(since); i < count; i++) {
            if (!moments[i].locks().excludes(locks)) {
                return moments[i];
            }
        }
        return now.locks().excludes(locks) ? null : now;
    }

    /** The moments between two steps of this block, as they matter to who comes later. */
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

package dev.anyorder.agent.call;

import dev.anyorder.agent.shadow.ObjectShadow;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.order.HappensBefore;
import dev.anyorder.core.order.Step;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The access history of one key's value. Two calls conflict if their order decides
 * <ul>
 * <li>which value remains or is found: {@link ValueIdentity};
 * <li>whether a value is found: {@code presence};
 * <li>an intermediate sum: {@code sums}.
 * </ul>
 * Misses insertions over a value not known to differ, and everything after a removal. Guarded by this; runs no program
 * code.
 */
final class KeyHistory {
    private static final int MOST = 8;

    private final ObjectShadow presence = new ObjectShadow();
    private final ObjectShadow sums = new ObjectShadow();
    private final ValueIdentity set = new ValueIdentity();
    private final ValueIdentity filled = new ValueIdentity();

    private final FirstSteps puts = new FirstSteps();

    /** Whether an unknown value was inserted. */
    private boolean isVague;

    private final List<Deed> misses = new ArrayList<>(0);
    private final List<Deed> sets = new ArrayList<>(0);
    private boolean isLeft;

    /** A read that found nothing, or an insertion. */
    private record Deed(Step step, CallInstruction place) {
        static void add(Step step, CallInstruction place, List<Deed> to) {
            for (Deed known : to) {
                if (known.step == step && known.place == place) {
                    return;
                }
            }
            if (to.size() < MOST) {
                to.add(new Deed(step, place));
            }
        }
    }

    synchronized void set(long value, KeyedCall by) {
        put(by);
        if (!isLeft) {
            Deed.add(by.step(), by.place(), sets);
            set.put(value, by);
            by.tell(presence, AccessOp.INSERT);
        }
    }

    synchronized void fill(long value, KeyedCall by) {
        boolean isThere = puts.areBefore(by.step());
        put(by);
        isVague |= value == KeyNumbers.UNKNOWN;
        if (!isLeft && !isThere && value != KeyNumbers.UNKNOWN) {
            filled.put(value, by);
            set.has(value, by.step());
        }
    }

    /** @param how null if unknown */
    synchronized void combine(@Nullable AccessOp how, KeyedCall by) {
        put(by);
        isVague = true;
        if (!isLeft && how != null) {
            by.tell(sums, by.place().isUsed() ? AccessOp.UPDATE : how);
        }
    }

    /** A task that removes its own value inserted it tentatively. */
    synchronized void remove(KeyedCall by) {
        for (Deed set : sets) {
            if (set.step.task == by.step().task) {
                set.place.isTentativeAfterAll();
            }
        }
        isLeft = true;
        misses.clear();
        sets.clear();
    }

    /** @param isThere whether a value surely existed */
    synchronized void look(long value, boolean isThere, KeyedCall by) {
        if (isLeft) {
            return;
        }
        if (!isThere) {
            miss(by);
        } else if (!puts.areBefore(by.step())) {
            by.tell(presence, AccessOp.READ);
        }
        set.find(value, isVague || !isThere, by);
        by.tell(sums, AccessOp.READ);
    }

    /** A repeated miss is polling. */
    private void miss(KeyedCall by) {
        Step step = by.step();
        for (Deed miss : misses) {
            if (miss.place == by.place() && miss.step.task == step.task) {
                miss.place.isTentativeAfterAll();
            }
        }
        Deed.add(step, by.place(), misses);
    }

    /** An insertion after a miss makes the read a tentative check. */
    private void put(KeyedCall by) {
        Step step = by.step();
        for (Deed miss : misses) {
            if (HappensBefore.logical(miss.step, step)) {
                miss.place.isTentativeAfterAll();
            }
        }
        puts.add(step);
    }
}

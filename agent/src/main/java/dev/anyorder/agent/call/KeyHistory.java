package dev.anyorder.agent.call;

import dev.anyorder.agent.shadow.ObjectShadow;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.order.HappensBefore;
import dev.anyorder.core.order.Step;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What calls have done to the value of one key, as accesses to locations of which each is about one question. Two calls are in conflict
 * if their order decides
 * <ul>
 *   <li>which of two values is there in the end, or is found: {@link ValueIdentity};
 *   <li>whether anything is found: {@code presence}, at which only those look who would find nothing if no other came first;
 *   <li>how far a sum has come: {@code sums}.
 * </ul>
 * Who puts something where something is anyhow, and nobody has shown to be different, is in nobody's way. A key that is ever taken
 * out is left alone from then on. Guarded by itself; no code of the program is run meanwhile.
 */
final class KeyHistory {
    /** So many deeds of each sort are known. */
    private static final int MOST = 8;

    private final ObjectShadow presence = new ObjectShadow();
    private final ObjectShadow sums = new ObjectShadow();
    private final ValueIdentity set = new ValueIdentity();
    private final ValueIdentity filled = new ValueIdentity();

    /** Those that have put anything there. */
    private final FirstSteps puts = new FirstSteps();

    /** Whether somebody put something there of which it is not known what it was. */
    private boolean isVague;

    private final List<Deed> misses = new ArrayList<>(0);
    private final List<Deed> sets = new ArrayList<>(0);
    private boolean isLeft;

    /** A look that found nothing, or a put. */
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

    /** The value is set to that of this number. */
    synchronized void set(long value, KeyedCall by) {
        put(by);
        if (!isLeft) {
            Deed.add(by.step(), by.place(), sets);
            set.put(value, by);
            by.tell(presence, AccessOp.INSERT);
        }
    }

    /** It is set so if there is none. */
    synchronized void fill(long value, KeyedCall by) {
        boolean isThere = puts.areBefore(by.step());
        put(by);
        isVague |= value == KeyNumbers.UNKNOWN;
        if (!isLeft && !isThere && value != KeyNumbers.UNKNOWN) {
            filled.put(value, by);
            set.has(value, by.step());
        }
    }

    /** It is combined with another, in this way if that is known. */
    synchronized void combine(@Nullable AccessOp how, KeyedCall by) {
        put(by);
        isVague = true;
        if (!isLeft && how != null) {
            by.tell(sums, by.place().isUsed() ? AccessOp.UPDATE : how);
        }
    }

    /** It is taken out. Who takes out what it has put there has put it there for a while only. */
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

    /**
     * Somebody has found a value.
     *
     * @param isThere whether there was one for sure
     */
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

    /** Who asks again for what it has not found waits for it. */
    private void miss(KeyedCall by) {
        Step step = by.step();
        for (Deed miss : misses) {
            if (miss.place == by.place() && miss.step.task == step.task) {
                miss.place.isTentativeAfterAll();
            }
        }
        Deed.add(step, by.place(), misses);
    }

    /** Who puts what it has not found has looked only for that. */
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

package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.CallEffect;
import dev.anyorder.agent.catalogue.CallRule;
import dev.anyorder.agent.catalogue.EffectAction;
import dev.anyorder.agent.catalogue.OperandPart;
import dev.anyorder.agent.table.WeakTable;
import org.jspecify.annotations.Nullable;

/**
 * Calls of one context that had nothing new to tell when they were made last. As long as the same step makes them on the same object, and
 * no access has left anything new in the states that they touch, they are not worth another look. Only for calls that do no more than
 * touch the state of their receiver. Owned by the context's thread; keeps no receiver alive.
 */
public final class RedundantCalls {
    private static final int SIZE = 64;

    /** The last call of each site, by its number; sites of the same remainder take turns. */
    private final @Nullable Quiet[] calls = new Quiet[SIZE];

    /** What the call at hand touches: one state, or two, each with the number of its changes before that. */
    private WeakTable.@Nullable Entry<ObjectState> first;

    private int firstChanges;
    private WeakTable.@Nullable Entry<ObjectState> second;
    private int secondChanges;
    private boolean isMore;

    /**
     * A call that told nothing new.
     *
     * @param isOfCell whether it touches the cell whose number is its first argument
     * @param own the state of the receiver
     * @param other the state of what the receiver is a view of; null if there is no other
     */
    private record Quiet(
            int site,
            Object step,
            boolean isOfCell,
            boolean isWrite,
            WeakTable.Entry<ObjectState> own,
            int changes,
            @Nullable ObjectState other,
            int otherChanges) {

        boolean holds(Object receiver, Object now, int cell) {
            return step == now
                    && own.refersTo(receiver)
                    && own.value.changes() == changes
                    && (other == null || other.changes() == otherChanges)
                    && (!isOfCell || own.value.isRedundant(cell, isWrite, now));
        }
    }

    /**
     * Whether there is nothing to do before the call, nor after it.
     *
     * @param number the first argument, if it is a number
     */
    public boolean holds(int site, @Nullable Object receiver, Object step, int number) {
        Quiet call = calls[site & (SIZE - 1)];
        return call != null && call.site == site && receiver != null && call.holds(receiver, step, number);
    }

    /** A call is about to touch states. */
    void begin() {
        first = null;
        second = null;
        isMore = false;
    }

    /** The call at hand is about to touch this state. */
    void touches(WeakTable.Entry<ObjectState> state) {
        if (first == null) {
            first = state;
            firstChanges = state.value.changes();
        } else if (second == null && state != first) {
            second = state;
            secondChanges = state.value.changes();
        } else {
            isMore |= state != first && state != second;
        }
    }

    /** The call has touched all that it touches, as the row says, and has done nothing else. Remembers it if that was no news. */
    void end(CallRule rule, int site, Object step, @Nullable Object receiver) {
        if (!rule.onlyTouches()) {
            return;
        }
        WeakTable.Entry<ObjectState> own = first;
        WeakTable.Entry<ObjectState> other = second;
        boolean isQuiet = own != null
                && !isMore
                && own.value.changes() == firstChanges
                && (other == null || other.value.changes() == secondChanges);
        if (own != null && isQuiet && receiver != null && own.refersTo(receiver)) {
            CallEffect effect = rule.meanings().get(0);
            boolean isOfCell = effect.operand() != null && effect.operand().part() == OperandPart.CELL;
            calls[site & (SIZE - 1)] = new Quiet(
                    site,
                    step,
                    isOfCell,
                    effect.action() == EffectAction.WRITES,
                    own,
                    firstChanges,
                    other == null ? null : other.value,
                    secondChanges);
        }
    }
}

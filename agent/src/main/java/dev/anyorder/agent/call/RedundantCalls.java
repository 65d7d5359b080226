package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.CallEffect;
import dev.anyorder.agent.catalogue.CallRule;
import dev.anyorder.agent.catalogue.EffectAction;
import dev.anyorder.agent.catalogue.OperandPart;
import dev.anyorder.agent.table.WeakTable;
import org.jspecify.annotations.Nullable;

/**
 * A cache of calls that changed no history. They are skipped while step, receiver and change counts stay the same. Only
 * for calls that access nothing but their receiver's state. Confined to the context's thread; keeps no receiver alive.
 */
public final class RedundantCalls {
    private static final int SIZE = 64;

    /** By site, direct-mapped. */
    private final @Nullable Quiet[] calls = new Quiet[SIZE];

    /** The states that the current call accesses, with their change counts before it. */
    private WeakTable.@Nullable Entry<ObjectState> first;

    private int firstChanges;
    private WeakTable.@Nullable Entry<ObjectState> second;
    private int secondChanges;
    private boolean isMore;

    /**
     * @param isOfCell whether the first argument is the accessed cell
     * @param other the state behind a view, or null
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

    /** Whether the call is redundant; {@code number} is the first argument, if it is a number. */
    public boolean holds(int site, @Nullable Object receiver, Object step, int number) {
        Quiet call = calls[site & (SIZE - 1)];
        return call != null && call.site == site && receiver != null && call.holds(receiver, step, number);
    }

    void begin() {
        first = null;
        second = null;
        isMore = false;
    }

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

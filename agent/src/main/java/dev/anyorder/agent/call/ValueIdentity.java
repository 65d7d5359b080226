package dev.anyorder.agent.call;

import dev.anyorder.agent.shadow.ObjectShadow;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.order.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * Which value a key has. Each of the last {@value #MOST} values has a location: 1 if it is current, else 0. Storing the
 * value is {@link AccessOp#MAX}, storing a different one {@link AccessOp#MIN}, so equal stores commute. A read
 * conflicts with stores of other values, and of its own unless it had to find that. Not thread-safe.
 */
final class ValueIdentity {
    private static final int MOST = 4;

    private final List<Value> values = new ArrayList<>(0);
    private int oldest;

    private record Value(long number, ObjectShadow shadow, FirstSteps puts) {
        /** An unknown value differs only from null. */
        boolean isOtherThan(long other) {
            boolean areKnown = number != KeyNumbers.UNKNOWN && other != KeyNumbers.UNKNOWN;
            return number != other && (areKnown || number == KeyNumbers.NOTHING || other == KeyNumbers.NOTHING);
        }
    }

    void put(long number, KeyedCall by) {
        Value value = of(number);
        value.puts.add(by.step());
        by.tell(value.shadow, AccessOp.MAX);
        others(number, by, AccessOp.MIN);
    }

    /** Records the value without an access. */
    void has(long number, Step step) {
        of(number).puts.add(step);
    }

    /** @param isCommon whether the value may have been there before, or is absent */
    void find(long number, boolean isCommon, KeyedCall by) {
        Value value = of(number);
        boolean isExpected = isCommon || number == KeyNumbers.UNKNOWN || value.puts.areBefore(by.step());
        by.tell(value.shadow, isExpected ? AccessOp.MAX_TEST : AccessOp.READ);
        others(number, by, AccessOp.MIN_TEST);
    }

    private void others(long number, KeyedCall by, AccessOp op) {
        for (Value each : values) {
            if (each.isOtherThan(number)) {
                by.tell(each.shadow, op);
            }
        }
    }

    private Value of(long number) {
        for (Value each : values) {
            if (each.number == number) {
                return each;
            }
        }
        Value value = new Value(number, new ObjectShadow(), new FirstSteps());
        if (values.size() < MOST) {
            values.add(value);
        } else {
            values.set(oldest, value);
            oldest = (oldest + 1) % MOST;
        }
        return value;
    }
}

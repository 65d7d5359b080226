package dev.anyorder.agent.call;

import dev.anyorder.agent.shadow.ObjectShadow;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.order.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * Which value is there. Of each of the {@value #MOST} values that came last it is a location of its own whether it is this one: 1 or 0. Who
 * puts it there makes that at least 1, who puts there what is known to be another makes it at most 0. So it is the commuting
 * updates ({@link AccessOp#MAX}, {@link AccessOp#MIN}) that say which of them may come in any order. A look that finds it minds who puts
 * another one there, and also who puts it there if it might have found something else before. Not thread-safe.
 */
final class ValueIdentity {
    private static final int MOST = 4;

    private final List<Value> values = new ArrayList<>(0);
    private int oldest;

    /** One of them, and who has put it there. */
    private record Value(long number, ObjectShadow shadow, FirstSteps puts) {
        /** Of those that are not known it is known only that they are something. */
        boolean isOtherThan(long other) {
            boolean areKnown = number != KeyNumbers.UNKNOWN && other != KeyNumbers.UNKNOWN;
            return number != other && (areKnown || number == KeyNumbers.NOTHING || other == KeyNumbers.NOTHING);
        }
    }

    /** The value of this number is put there. */
    void put(long number, KeyedCall by) {
        Value value = of(number);
        value.puts.add(by.step());
        by.tell(value.shadow, AccessOp.MAX);
        others(number, by, AccessOp.MIN);
    }

    /** The value of this number is there after this step, whoever has put it there. */
    void has(long number, Step step) {
        of(number).puts.add(step);
    }

    /**
     * The value of this number is found.
     *
     * @param isCommon whether it may have been there anyhow, or stand for nothing
     */
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

package dev.anyorder.agent.call;

import dev.anyorder.agent.shadow.ObjectShadow;
import dev.anyorder.core.analysis.Op;
import dev.anyorder.core.order.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * Which value is there. Of each of the {@value #MOST} values that came last it is a location of its own whether it is this one: 1 or 0. Who
 * puts it there makes that at least 1, who puts there what is known to be another makes it at most 0. So it is the commuting
 * updates ({@link Op#MAX}, {@link Op#MIN}) that say which of them may come in any order. A look that finds it minds who puts
 * another one there, and also who puts it there if it might have found something else before. Not thread-safe.
 */
final class Values {
    private static final int MOST = 4;

    private final List<Value> values = new ArrayList<>(0);
    private int oldest;

    /** One of them, and who has put it there. */
    private record Value(long number, ObjectShadow shadow, Firsts puts) {
        /** Of those that are not known it is known only that they are something. */
        boolean isOtherThan(long other) {
            boolean areKnown = number != Keys.UNKNOWN && other != Keys.UNKNOWN;
            return number != other && (areKnown || number == Keys.NOTHING || other == Keys.NOTHING);
        }
    }

    /** The value of this number is put there. */
    void put(long number, KeyedCall by) {
        Value value = of(number);
        value.puts.add(by.step());
        by.tell(value.shadow, Op.MAX);
        others(number, by, Op.MIN);
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
        boolean isExpected = isCommon || number == Keys.UNKNOWN || value.puts.areBefore(by.step());
        by.tell(value.shadow, isExpected ? Op.MAX_TEST : Op.READ);
        others(number, by, Op.MIN_TEST);
    }

    private void others(long number, KeyedCall by, Op op) {
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
        Value value = new Value(number, new ObjectShadow(), new Firsts());
        if (values.size() < MOST) {
            values.add(value);
        } else {
            values.set(oldest, value);
            oldest = (oldest + 1) % MOST;
        }
        return value;
    }
}

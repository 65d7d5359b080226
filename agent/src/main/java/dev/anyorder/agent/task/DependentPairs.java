package dev.anyorder.agent.task;

import dev.anyorder.core.order.AtomicBlock;
import org.jspecify.annotations.Nullable;

/**
 * Open pairs of a read and an access that depends on it. Misses all except the newest {@value #MOST}. Thread-confined.
 */
public final class DependentPairs {
    private static final int MOST = 8;

    private final TaskContext task;
    private final @Nullable AtomicBlock[] open = new AtomicBlock[MOST];
    private final int[] numbers = new int[MOST];
    private int last;

    DependentPairs(TaskContext task) {
        this.task = task;
    }

    /** Replaces pair {@code old}, and stores the new number in the context. */
    void begin(int old) {
        end(old & (MOST - 1), old);
        last = last == Integer.MAX_VALUE ? 1 : last + 1;
        int at = last & (MOST - 1);
        end(at, numbers[at]);
        open[at] = task.strand().beginPair();
        numbers[at] = last;
        task.pair = last;
    }

    private void end(int at, int number) {
        AtomicBlock pair = open[at];
        if (pair != null && numbers[at] == number) {
            task.strand().endPair(pair);
            open[at] = null;
        }
    }

    public @Nullable AtomicBlock at(int site) {
        int number = task.pair;
        int at = number & (MOST - 1);
        return number != 0 && task.pairSite == site && numbers[at] == number ? open[at] : null;
    }

    void restart() {
        java.util.Arrays.fill(open, null);
        task.pairSite = 0;
    }
}

package dev.anyorder.agent.task;

import dev.anyorder.core.order.AtomicBlock;
import org.jspecify.annotations.Nullable;

/**
 * The pairs of accesses that a task has under way: who reads opens one, and who does what depends on it asks for it. Of those
 * that are under way at once, in methods that call each other, the newest {@value #MOST} are known. Belongs to the thread of the task.
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

    /** A pair begins, in place of the one of that number; the context is told the new number. */
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

    /** The pair that the access at a site is in; null if it is in none. */
    public @Nullable AtomicBlock at(int site) {
        int number = task.pair;
        int at = number & (MOST - 1);
        return number != 0 && task.pairSite == site && numbers[at] == number ? open[at] : null;
    }

    /** Another task begins. */
    void restart() {
        java.util.Arrays.fill(open, null);
        task.pairSite = 0;
    }
}

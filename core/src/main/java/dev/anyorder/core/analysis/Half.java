package dev.anyorder.core.analysis;

import dev.anyorder.core.order.Block;
import dev.anyorder.core.order.Step;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a block has done to a location so far: its first access and its first write, which are all that a later access of
 * the block need be paired with, since what can come between it and a later one can come between it and the first.
 *
 * @param first the first access
 * @param firstTime when it came
 * @param write the first that writes
 * @param writeTime when it came
 * @param step the step that came last
 * @param done what pairs that step has completed: the strongest
 * @param rest other blocks
 */
record Half(
        Block block,
        Access first,
        long firstTime,
        @Nullable Access write,
        long writeTime,
        Step step,
        @Nullable Act done,
        @Nullable Half rest) {
    /** Whether the step has already completed all pairs that another access of the sort would complete. */
    boolean knows(Step by, boolean writing) {
        return step == by && done != null && (!writing || done == Act.WRITES);
    }

    static @Nullable Half find(@Nullable Half halves, @Nullable Block block) {
        Half half = halves;
        while (half != null && half.block != block) {
            half = half.rest;
        }
        return half;
    }

    /** The others that are still of use. */
    static @Nullable Half others(@Nullable Half halves, Block block) {
        if (halves == null) {
            return null;
        }
        Half rest = others(halves.rest, block);
        if (halves.block == block || !halves.block.isOpen()) {
            return rest;
        }
        return rest == halves.rest ? halves : halves.onto(rest);
    }

    private Half onto(@Nullable Half others) {
        return new Half(block, first, firstTime, write, writeTime, step, done, others);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Half that
                && block == that.block
                && firstTime == that.firstTime
                && writeTime == that.writeTime
                && step == that.step
                && done == that.done
                && first.equals(that.first)
                && Objects.equals(write, that.write)
                && Objects.equals(rest, that.rest);
    }

    @Override
    public int hashCode() {
        return first.hashCode() * 31 + step.hashCode();
    }
}

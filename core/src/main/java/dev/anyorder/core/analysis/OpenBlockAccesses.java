package dev.anyorder.core.analysis;

import dev.anyorder.core.order.AtomicBlock;
import dev.anyorder.core.order.Step;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The first access and first write of an open block to a location. Later accesses pair only with these: whatever can
 * interleave after a later access can interleave after the first.
 *
 * @param step the last step
 * @param done the strongest pair kind that this step completed
 * @param rest other blocks
 */
record OpenBlockAccesses(
        AtomicBlock block,
        Access first,
        long firstTime,
        @Nullable Access write,
        long writeTime,
        Step step,
        @Nullable SplitKind done,
        @Nullable OpenBlockAccesses rest) {
    /** Whether the step has already completed these pairs. */
    boolean isRedundant(Step by, boolean writing) {
        return step == by && done != null && (!writing || done == SplitKind.WRITES);
    }

    static @Nullable OpenBlockAccesses find(@Nullable OpenBlockAccesses halves, @Nullable AtomicBlock block) {
        OpenBlockAccesses openBlockAccesses = halves;
        while (openBlockAccesses != null && openBlockAccesses.block != block) {
            openBlockAccesses = openBlockAccesses.rest;
        }
        return openBlockAccesses;
    }

    /** The other blocks that are still open. */
    static @Nullable OpenBlockAccesses others(@Nullable OpenBlockAccesses halves, AtomicBlock block) {
        if (halves == null) {
            return null;
        }
        OpenBlockAccesses rest = others(halves.rest, block);
        if (halves.block == block || !halves.block.isOpen()) {
            return rest;
        }
        return rest == halves.rest ? halves : halves.onto(rest);
    }

    private OpenBlockAccesses onto(@Nullable OpenBlockAccesses others) {
        return new OpenBlockAccesses(block, first, firstTime, write, writeTime, step, done, others);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof OpenBlockAccesses that
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

package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.ScheduleScope;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TrackedOrders;
import dev.anyorder.core.velodrome.VelodromeTask;
import org.jspecify.annotations.Nullable;

/**
 * The share of accesses in what no serial order explains ({@link dev.anyorder.core.velodrome.VelodromeGraph}, the baseline of
 * {@code seeds/000}): hands them to the {@link VelodromeTask} that the step's note names. Locks, edges and blocks are the share of a
 * {@link dev.anyorder.core.velodrome.VelodromeTaskListener}, and so is what is volatile or atomic; circles are reported by the graph.
 *
 * <p>Unlike others it is no function of its arguments alone, but does no harm if it is asked once for all locations of one
 * past: what a step makes of such is the same. Misses: of what a step does to a location outside of blocks, all but its
 * first read and its first write since another's.
 */
public final class VelodromeAnalysis extends Analysis {
    @Override
    public String name() {
        return "velodrome";
    }

    @Override
    public TrackedOrders orders() {
        return TrackedOrders.OBSERVED;
    }

    @Override
    public ScheduleScope schedules() {
        return ScheduleScope.OBSERVED;
    }

    @Override
    public boolean wantsBlocks() {
        return true;
    }

    @Override
    public boolean wantsTransactions() {
        return true;
    }

    @Override
    public @Nullable Object access(@Nullable Object history, Access access, ConflictListener listener) {
        // What atomics do is told by the player, once: told twice, another's could come between.
        VelodromeTask task = access.atomic ? null : access.step.note(VelodromeTask.class);
        return task == null ? history : task.access(history, access.op.writes(), access);
    }

    @Override
    public boolean isRedundant(@Nullable Object history, Step step, AccessOp op) {
        VelodromeTask task = step.note(VelodromeTask.class);
        return task == null || task.isRedundant(history, op.writes());
    }
}

package dev.anyorder.api;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * The statements of the region language (Nakade 2016, Chapter 3, after Bouajjani and Emmi).
 *
 * <pre>{@code
 * Region<Integer> r = new Region<>("r", 0);
 * int[] n = {1};
 * finish(() -> {
 *     post(r, () -> n[0] + 1, v -> n[0] += v);
 *     await(r); // n[0] is 3
 * });
 * }</pre>
 *
 * <p>A task that ends leaves its tasks to its joiner. The enclosing finish joins the rest, without their handlers.
 * Tasks of a region are received in no fixed order.
 */
public final class Regions {
    private Regions() {}

    /** For {@link #post(Region, RegionProcedure, Object, List, List, List, ItemBody)}. */
    public static List<Region<?>> regions(Region<?>... regions) {
        return List.copyOf(Arrays.asList(regions));
    }

    /**
     * {@code post r <- p e passed reads writes d}: starts a task.
     *
     * @param region where the running task owns it
     * @param regionProcedure its body
     * @param argument its argument
     * @param passed regions whose tasks it takes over
     * @param reads regions that it may read
     * @param writes regions that it may write
     * @param handler receives the value, after the join
     */
    public static <A extends @Nullable Object, R extends @Nullable Object> void post(
            Region<?> region,
            RegionProcedure<A, R> regionProcedure,
            A argument,
            List<Region<?>> passed,
            List<Region<?>> reads,
            List<Region<?>> writes,
            ItemBody<? super R> handler) {
        RegionOwnership child = new RegionOwnership();
        child.restrict(List.copyOf(reads), List.copyOf(writes));
        start(region, () -> regionProcedure.apply(argument), handler, passed, child);
    }

    /** Starts a task with all access rights; {@code handler} receives its value. */
    public static <R extends @Nullable Object> void post(
            Region<?> region, Callable<R> procedure, ItemBody<? super R> handler) {
        start(region, procedure, handler, List.of(), new RegionOwnership());
    }

    /** Starts a task with all access rights. */
    public static void post(Region<?> region, TaskBody procedure) {
        Callable<@Nullable Object> callable = () -> {
            procedure.run();
            return null;
        };
        ItemBody<@Nullable Object> nothing = value -> {};
        start(region, callable, nothing, List.of(), new RegionOwnership());
    }

    private static <R extends @Nullable Object> void start(
            Region<?> region,
            Callable<R> procedure,
            ItemBody<? super R> handler,
            List<Region<?>> passed,
            RegionOwnership child) {
        WorkerState state = WorkerState.current();
        FinishScope scope = state.inside("post");
        RegionOwnership own = RegionOwnership.ofRunning(state, "post");
        Computation<R> computation = new Computation<>(procedure);
        ClaimedTask job = new ClaimedTask(computation, scope);
        passed.forEach(passing -> own.pass(passing, child));
        job.extras().settle(child);
        TaskEventHooks.taskCreated(job, scope);
        job.start();
        state.add(job);
        own.add(region, new PostedTask<>(job, computation, handler));
    }

    /**
     * Joins all tasks of a region, as they end, with those that they leave there, and passes each value to its handler.
     * A failure is thrown and the rest kept.
     */
    public static void await(Region<?> region) {
        WorkerState state = WorkerState.current();
        state.mayWait("await");
        RegionOwnership regionOwnership = RegionOwnership.ofRunning(state, "await");
        while (regionOwnership.owns(region)) {
            receive(state, regionOwnership, region);
        }
    }

    /**
     * Joins any one task of a region and passes its value to its handler.
     *
     * @throws IllegalStateException if the region is empty
     */
    public static void ewait(Region<?> region) {
        WorkerState state = WorkerState.current();
        state.mayWait("ewait");
        receive(state, RegionOwnership.ofRunning(state, "ewait"), region);
    }

    /** {@code call l := p e}: posts into a new region, joins, and returns the value. */
    public static <A extends @Nullable Object, R extends @Nullable Object> R call(
            RegionProcedure<A, R> regionProcedure, A argument) {
        WorkerState.current().mayWait("call");
        return TaskFuture.start(() -> regionProcedure.apply(argument)).get();
    }

    private static void receive(WorkerState state, RegionOwnership regionOwnership, Region<?> region) {
        try {
            regionOwnership.awaitOne(state, region).receive(regionOwnership);
        } catch (Exception e) {
            throw TaskFailures.unchecked(e);
        }
    }
}

package dev.anyorder.api;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * The statements of the task language of seed 002, Chapter 3 (after Bouajjani and Emmi): {@code post} a task into a region,
 * {@code await} all tasks that the running task owns there, {@code ewait} any one of them. Meant for imports: {@code import
 * static dev.anyorder.api.Regions.*}.
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
 * <p>Guaranteed: what a task has left in regions when it ends belongs to the task that waits for it. The finish around it
 * all waits for tasks that nobody has awaited; the handlers of these do not run. In which order several tasks of a region
 * are received is not determined, unless the region has but one.
 */
public final class Regions {
    private Regions() {}

    /** A list of regions, for {@link #post(Region, RegionProcedure, Object, List, List, List, ItemBody)}. */
    public static List<Region<?>> regions(Region<?>... regions) {
        return List.copyOf(Arrays.asList(regions));
    }

    /**
     * {@code post r <- p e passed reads writes d}: starts a task in a region.
     *
     * @param region where to; the running task owns the new one there
     * @param regionProcedure what the task does
     * @param argument with what
     * @param passed regions whose tasks go from the running task to the new one
     * @param reads regions whose variables the new task may read
     * @param writes regions whose variables the new task may write
     * @param handler what the owner does with the value that the task returns, when it has waited for it
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

    /** Starts a task that may touch all variables, and says what is done with its value. */
    public static <R extends @Nullable Object> void post(
            Region<?> region, Callable<R> procedure, ItemBody<? super R> handler) {
        start(region, procedure, handler, List.of(), new RegionOwnership());
    }

    /** Starts a task that may touch all variables. */
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
     * Waits for all tasks that the running task owns in a region, one by one as they end, and hands the value of each to its
     * handler. Tasks that these have left in the region are waited for as well. Throws what a task threw; the others then
     * stay where they are.
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
     * Waits for one task, any, of those that the running task owns in a region, and hands its value to its handler.
     *
     * @throws IllegalStateException if there is none: it would wait for ever
     */
    public static void ewait(Region<?> region) {
        WorkerState state = WorkerState.current();
        state.mayWait("ewait");
        receive(state, RegionOwnership.ofRunning(state, "ewait"), region);
    }

    /** {@code call l := p e}: posts the procedure into a region of its own, waits, and returns the value. */
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

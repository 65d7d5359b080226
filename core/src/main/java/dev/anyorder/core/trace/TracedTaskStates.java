package dev.anyorder.core.trace;

import dev.anyorder.core.order.ClockRetention;
import dev.anyorder.core.order.ClockSnapshot;
import dev.anyorder.core.order.LockSet;
import dev.anyorder.core.order.TaskFinish;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.order.TrackedOrders;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Repeats a trace's task events on new task states, whose steps get the recorded order. */
public abstract class TracedTaskStates extends TraceVisitor {
    private final TrackedOrders orders;
    private final ClockRetention clockRetention;
    private final Map<Integer, TaskState> strands = new HashMap<>();
    private final Map<Integer, List<ClockSnapshot>> stamps = new HashMap<>();
    private final Map<Integer, Deque<TaskFinish>> finishes = new HashMap<>();
    private final Map<Integer, Object> locks = new HashMap<>();

    protected TracedTaskStates(TrackedOrders orders, ClockRetention clockRetention) {
        this.orders = orders;
        this.clockRetention = clockRetention;
    }

    /** The data to attach to a task. */
    protected abstract Object info(TracedTask task);

    /** The data to attach to a block. */
    protected abstract @Nullable Object block(int where);

    /** The stand-in of a lock. */
    protected abstract Object newLock(int number);

    protected final TaskState strand(int task) {
        return Objects.requireNonNull(strands.get(task));
    }

    /** Number of tasks, without the root. */
    public final int tasks() {
        return Math.max(0, strands.size() - 1);
    }

    protected final Collection<TaskState> strands() {
        return strands.values();
    }

    protected final Object lock(int number) {
        return locks.computeIfAbsent(number, this::newLock);
    }

    @Override
    public void root(TracedTask task) {
        strands.put(task.id(), TaskState.root(info(task), orders, clockRetention));
    }

    @Override
    public void spawned(int parent, TracedTask child, boolean isApart) {
        TaskState by = strand(parent);
        strands.put(child.id(), isApart ? by.spawnDetached(info(child)) : by.spawn(info(child)));
    }

    @Override
    public void joined(int task, int ended) {
        strand(task).join(strand(ended));
    }

    @Override
    public void ended(int task) {
        strand(task).end();
    }

    @Override
    public void signalled(int task, long stamp) {
        add(stamp, strand(task).signal());
    }

    @Override
    public void merged(long stamp, long one, long other) {
        add(stamp, ClockSnapshot.merge(stamp(one), stamp(other)));
    }

    private void add(long number, ClockSnapshot snapshot) {
        stamps.computeIfAbsent(ThreadTraceWriter.streamOf(number), stream -> new ArrayList<>())
                .add(snapshot);
    }

    private ClockSnapshot stamp(long number) {
        return Objects.requireNonNull(stamps.get(ThreadTraceWriter.streamOf(number)))
                .get((int) ThreadTraceWriter.indexOf(number));
    }

    @Override
    public void awaited(int task, long stamp) {
        strand(task).await(stamp(stamp));
    }

    @Override
    public void observed(int task, long stamp) {
        strand(task).awaitObserved(stamp(stamp));
    }

    @Override
    public void holds(int task, int[] held) {
        LockSet all = LockSet.EMPTY;
        for (int each : held) {
            all = all.with(lock(each >> 1), (each & 1) != 0);
        }
        strand(task).locks(all);
    }

    @Override
    public void stepEnded(int task) {
        strand(task).nextStep();
    }

    @Override
    public void finishBegan(int task) {
        finishes.computeIfAbsent(task, none -> new ArrayDeque<>())
                .push(strand(task).beginFinish());
    }

    @Override
    public void finishEnded(int task) {
        Deque<TaskFinish> open = finishes.get(task);
        if (open == null || open.isEmpty()) {
            throw VarintReader.inconsistent();
        }
        strand(task).endFinish(open.pop());
    }

    @Override
    public void blockBegan(int task, int where) {
        strand(task).beginBlock(block(where));
    }

    @Override
    public void blockEnded(int task) {
        strand(task).endBlock();
    }
}

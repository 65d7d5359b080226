package dev.anyorder.core.trace;

import dev.anyorder.core.order.LockSet;
import dev.anyorder.core.order.TaskEventLog;
import java.util.ArrayDeque;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Writes what a strand does into the stream of whoever moves it. Belongs to whom the strand belongs to. */
public final class TraceTaskLog implements TaskEventLog {
    private final TraceSource source;
    private final int id;
    private final @Nullable Object info;
    /** How many tasks have ended inside the finish around this one; null if there is none. */
    private final @Nullable AtomicInteger around;

    /** The same for finishes that the task has opened, innermost first. */
    private final ArrayDeque<AtomicInteger> open = new ArrayDeque<>(0);

    private @Nullable ThreadTraceWriter last;
    private int events;

    private TraceTaskLog(TraceSource source, int id, @Nullable Object info, @Nullable AtomicInteger around) {
        this.source = source;
        this.id = id;
        this.info = info;
        this.around = around;
    }

    /** The journal of a task that nobody spawned. */
    public static TraceTaskLog root(TraceSource source, @Nullable Object info) {
        TracedTask task = source.task(info);
        TraceTaskLog root = new TraceTaskLog(source, task.id(), info, null);
        root.writer().root(task);
        return root;
    }

    /** The number of the task. */
    public int task() {
        return id;
    }

    /** How many events of the task there were. */
    int events() {
        return events;
    }

    /** Accesses of the task are about to be written; returns how many events of it there were before. */
    int beginBatch() {
        return events++;
    }

    private ThreadTraceWriter writer() {
        ThreadTraceWriter writer = source.stream(last);
        last = writer;
        return writer;
    }

    @Override
    public TaskEventLog spawned(@Nullable Object childInfo, boolean isApart) {
        TracedTask child = source.task(childInfo);
        writer().spawn(id, events++, child, isApart);
        AtomicInteger finish = open.isEmpty() ? around : open.peek();
        return new TraceTaskLog(source, child.id(), childInfo, isApart ? null : finish);
    }

    @Override
    public void joined(TaskEventLog other, boolean isNews) {
        TraceTaskLog ended = (TraceTaskLog) other;
        if (isNews) {
            ThreadTraceWriter writer = writer();
            source.joined(ended.info, info, writer);
            writer.join(id, events++, ended.id);
        }
    }

    @Override
    public void ended() {
        writer().end(id, events++);
        if (around != null) {
            around.incrementAndGet();
        }
    }

    @Override
    public long signalled() {
        return writer().signal(id, events++);
    }

    @Override
    public long merged(long one, long other) {
        // Whoever merges need not be who moves this strand.
        return source.stream(last).merge(one, other);
    }

    @Override
    public void awaited(long stamp) {
        writer().await(id, events++, stamp);
    }

    @Override
    public void observed(long stamp) {
        writer().observe(id, events++, stamp);
    }

    @Override
    public void holds(LockSet locks) {
        int[] numbers = new int[locks.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = source.lock(locks.lock(i)) << 1 | (locks.shared(i) ? 1 : 0);
        }
        writer().locks(id, events++, numbers);
    }

    @Override
    public void stepEnded() {
        writer().next(id, events++);
    }

    @Override
    public void blockBegan(@Nullable Object blockInfo) {
        int where = source.block(blockInfo);
        writer().beginBlock(id, events++, where);
    }

    @Override
    public void blockEnded() {
        writer().endBlock(id, events++);
    }

    @Override
    public void finishBegan() {
        open.push(new AtomicInteger());
        writer().beginFinish(id, events++);
    }

    @Override
    public void finishEnded() {
        writer().endFinish(id, events++, open.pop().get());
    }
}

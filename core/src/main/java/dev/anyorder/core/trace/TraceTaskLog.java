package dev.anyorder.core.trace;

import dev.anyorder.core.order.LockSet;
import dev.anyorder.core.order.TaskEventLog;
import java.util.ArrayDeque;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Writes a task's events to the stream of the thread that runs it, which owns this object. */
public final class TraceTaskLog implements TaskEventLog {
    private final TraceSource source;
    private final int id;
    private final @Nullable Object info;
    /** Ended tasks of the enclosing finish, if any. */
    private final @Nullable AtomicInteger around;

    /** The same for the task's own finishes. */
    private final ArrayDeque<AtomicInteger> open = new ArrayDeque<>(0);

    private @Nullable ThreadTraceWriter last;
    private int events;

    private TraceTaskLog(TraceSource source, int id, @Nullable Object info, @Nullable AtomicInteger around) {
        this.source = source;
        this.id = id;
        this.info = info;
        this.around = around;
    }

    /** For a task without an observed parent. */
    public static TraceTaskLog root(TraceSource source, @Nullable Object info) {
        TracedTask task = source.task(info);
        TraceTaskLog root = new TraceTaskLog(source, task.id(), info, null);
        root.writer().root(task);
        return root;
    }

    public int task() {
        return id;
    }

    int events() {
        return events;
    }

    /** Counts a batch as an event; returns the earlier ones. */
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
        // The caller need not own this task, so last stays unchanged.
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

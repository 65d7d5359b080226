package dev.anyorder.core.trace;

import dev.anyorder.core.order.Journal;
import dev.anyorder.core.order.LockSet;
import java.util.ArrayDeque;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Writes what a strand does into the stream of whoever moves it. Belongs to whom the strand belongs to. */
public final class TaskJournal implements Journal {
    private final TraceSource source;
    private final int id;
    private final @Nullable Object info;
    /** How many tasks have ended inside the finish around this one; null if there is none. */
    private final @Nullable AtomicInteger around;

    /** The same for finishes that the task has opened, innermost first. */
    private final ArrayDeque<AtomicInteger> open = new ArrayDeque<>(0);

    private @Nullable Stream last;
    private int events;

    private TaskJournal(TraceSource source, int id, @Nullable Object info, @Nullable AtomicInteger around) {
        this.source = source;
        this.id = id;
        this.info = info;
        this.around = around;
    }

    /** The journal of a task that nobody spawned. */
    public static TaskJournal root(TraceSource source, @Nullable Object info) {
        TracedTask task = source.task(info);
        TaskJournal root = new TaskJournal(source, task.id(), info, null);
        root.stream().root(task);
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

    private Stream stream() {
        Stream stream = source.stream(last);
        last = stream;
        return stream;
    }

    @Override
    public Journal spawned(@Nullable Object childInfo, boolean isApart) {
        TracedTask child = source.task(childInfo);
        stream().spawn(id, events++, child, isApart);
        AtomicInteger finish = open.isEmpty() ? around : open.peek();
        return new TaskJournal(source, child.id(), childInfo, isApart ? null : finish);
    }

    @Override
    public void joined(Journal other, boolean isNews) {
        TaskJournal ended = (TaskJournal) other;
        if (isNews) {
            Stream stream = stream();
            source.joined(ended.info, info, stream);
            stream.join(id, events++, ended.id);
        }
    }

    @Override
    public void ended() {
        stream().end(id, events++);
        if (around != null) {
            around.incrementAndGet();
        }
    }

    @Override
    public long signalled() {
        return stream().signal(id, events++);
    }

    @Override
    public long merged(long one, long other) {
        // Whoever merges need not be who moves this strand.
        return source.stream(last).merge(one, other);
    }

    @Override
    public void awaited(long stamp) {
        stream().await(id, events++, stamp);
    }

    @Override
    public void observed(long stamp) {
        stream().observe(id, events++, stamp);
    }

    @Override
    public void holds(LockSet locks) {
        int[] numbers = new int[locks.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = source.lock(locks.lock(i)) << 1 | (locks.shared(i) ? 1 : 0);
        }
        stream().locks(id, events++, numbers);
    }

    @Override
    public void wentOn() {
        stream().next(id, events++);
    }

    @Override
    public void blockBegan(@Nullable Object blockInfo) {
        int where = source.block(blockInfo);
        stream().beginBlock(id, events++, where);
    }

    @Override
    public void blockEnded() {
        stream().endBlock(id, events++);
    }

    @Override
    public void finishBegan() {
        open.push(new AtomicInteger());
        stream().beginFinish(id, events++);
    }

    @Override
    public void finishEnded() {
        stream().endFinish(id, events++, open.pop().get());
    }
}

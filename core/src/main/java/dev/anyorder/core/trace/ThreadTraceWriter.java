package dev.anyorder.core.trace;

import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;

/**
 * Records one thread: task events with markers of access batches. Its thread writes; others flush. Guarded by this
 * object.
 *
 * <p>Callers pass the number of the task's earlier events in all streams; replay waits for those. An error inside an
 * event stops the recording, because later events would be ambiguous.
 */
public final class ThreadTraceWriter {
    /** Bytes that trigger a flush. */
    static final int FULL = 1 << 15;

    private static final int INDEX_BITS = 34;

    private final TraceRecording recording;
    private final int number;
    private final VarintWriter graph = new VarintWriter();
    private final AccessOutput accesses = new AccessOutput();

    private int task = -1;
    /** Events of the task, unless another stream has added some. */
    private int expected;

    private boolean inBatch;
    /** Still true at the next call if an error interrupted the previous one. */
    private boolean isBusy;

    /** Cached: most tasks have the same class as the previous one. */
    private @Nullable String lastName;

    private int lastNameNumber;
    private long stamps;
    private long freshes;

    private final WeakReference<Thread> thread;

    ThreadTraceWriter(TraceRecording recording, int number, Thread thread) {
        this.recording = recording;
        this.number = number;
        this.thread = new WeakReference<>(thread);
    }

    /** False once the stream is closed. */
    public boolean isOf(Thread other) {
        return thread.refersTo(other);
    }

    static int streamOf(long number) {
        return (int) (number >>> INDEX_BITS);
    }

    static long indexOf(long number) {
        return number & (1L << INDEX_BITS) - 1;
    }

    static long numbered(int stream, long index) {
        return (long) stream << INDEX_BITS | index;
    }

    private boolean enter() {
        if (isBusy) {
            recording.abandon();
        }
        if (recording.isClosed()) {
            return false;
        }
        if (graph.size() >= FULL || accesses.out.size() >= FULL) {
            flush();
        }
        isBusy = true;
        return true;
    }

    private void leave() {
        isBusy = false;
    }

    private boolean begin() {
        if (!enter()) {
            return false;
        }
        if (inBatch) {
            inBatch = false;
            accesses.endBatch();
        }
        return true;
    }

    private boolean begin(int by, int events) {
        if (!begin()) {
            return false;
        }
        of(by, events);
        return true;
    }

    private void of(int by, int events) {
        if (by != task || events != expected) {
            task = by;
            graph.raw(TraceOpcode.SWITCH);
            graph.number(by);
            graph.number(events);
        }
        expected = events + 1;
    }

    public synchronized void root(TracedTask root) {
        if (begin()) {
            graph.raw(TraceOpcode.ROOT);
            task(root);
            leave();
        }
    }

    public synchronized void spawn(int by, int events, TracedTask child, boolean isApart) {
        if (begin(by, events)) {
            graph.raw(isApart ? TraceOpcode.SPAWN_APART : TraceOpcode.SPAWN);
            task(child);
            leave();
        }
    }

    private void task(TracedTask child) {
        if (!child.name().equals(lastName)) {
            lastNameNumber = recording.definitions().name(child.name());
            lastName = child.name();
        }
        graph.number(child.id());
        graph.number(child.kind());
        graph.number(lastNameNumber);
        graph.number(child.stack());
        graph.number(child.parent() + 1L);
    }

    public synchronized void join(int by, int events, int ended) {
        if (begin(by, events)) {
            graph.raw(TraceOpcode.JOIN);
            graph.number(ended);
            leave();
        }
    }

    public synchronized void end(int by, int events) {
        if (begin(by, events)) {
            graph.raw(TraceOpcode.END);
            leave();
        }
    }

    /** Returns the snapshot's number. */
    public synchronized long signal(int by, int events) {
        if (begin(by, events)) {
            graph.raw(TraceOpcode.SIGNAL);
            leave();
        }
        return numbered(number, stamps++);
    }

    /** Returns the snapshot's number. */
    public synchronized long merge(long one, long other) {
        if (begin()) {
            graph.raw(TraceOpcode.MERGE);
            stamp(one);
            stamp(other);
            leave();
        }
        return numbered(number, stamps++);
    }

    public synchronized void await(int by, int events, long stamp) {
        if (begin(by, events)) {
            graph.raw(TraceOpcode.AWAIT);
            stamp(stamp);
            leave();
        }
    }

    public synchronized void observe(int by, int events, long stamp) {
        if (begin(by, events)) {
            graph.raw(TraceOpcode.OBSERVE);
            stamp(stamp);
            leave();
        }
    }

    private void stamp(long stamp) {
        if (streamOf(stamp) == number) {
            graph.number(stamps - indexOf(stamp) << 1);
        } else {
            graph.number((long) streamOf(stamp) << 1 | 1);
            graph.number(indexOf(stamp));
        }
    }

    /** Each lock is twice its number, plus 1 if shared. */
    public synchronized void locks(int by, int events, int... locks) {
        if (begin(by, events)) {
            graph.raw(TraceOpcode.LOCKS);
            graph.number(locks.length);
            for (int lock : locks) {
                graph.number(lock);
            }
            leave();
        }
    }

    public synchronized void next(int by, int events) {
        if (begin(by, events)) {
            graph.raw(TraceOpcode.NEXT);
            leave();
        }
    }

    public synchronized void beginFinish(int by, int events) {
        if (begin(by, events)) {
            graph.raw(TraceOpcode.FINISH);
            leave();
        }
    }

    /** {@code inside} counts the ended tasks of the finish. */
    public synchronized void endFinish(int by, int events, int inside) {
        if (begin(by, events)) {
            graph.raw(TraceOpcode.END_FINISH);
            graph.number(inside);
            leave();
        }
    }

    /** {@code where} is the number of a stack. */
    public synchronized void beginBlock(int by, int events, int where) {
        if (begin(by, events)) {
            graph.raw(TraceOpcode.BEGIN_ATOMIC);
            graph.number(where);
            leave();
        }
    }

    public synchronized void endBlock(int by, int events) {
        if (begin(by, events)) {
            graph.raw(TraceOpcode.END_ATOMIC);
            leave();
        }
    }

    /** Records the first join of a task. */
    public synchronized void waited(int ended, int by, int stack) {
        if (begin()) {
            graph.raw(TraceOpcode.WAITED);
            graph.number(ended);
            graph.number(by);
            graph.number(stack);
            leave();
        }
    }

    /** {@code turn} counts completed static initialisers. */
    public synchronized void initialised(int lock, int turn) {
        if (begin()) {
            graph.raw(TraceOpcode.INITIALISED);
            graph.number(lock);
            graph.number(turn);
            leave();
        }
    }

    private boolean begin(TraceTaskLog by, boolean declared, int overs) {
        if (!enter()) {
            return false;
        }
        if (!inBatch || by.task() != task || by.events() != expected) {
            if (inBatch) {
                accesses.endBatch();
            }
            of(by.task(), by.beginBatch());
            graph.raw(TraceOpcode.BATCH);
            inBatch = true;
        }
        accesses.begin(declared, overs);
        return true;
    }

    public synchronized void access(TraceTaskLog by, int site, int location, int stack, boolean declared, int overs) {
        if (begin(by, declared, overs)) {
            accesses.access(site, location, stack);
            leave();
        }
    }

    /** Constructor writes of this step to new fields; returns their number. */
    public synchronized long fresh(TraceTaskLog by, int site, int stack, boolean declared, int overs) {
        if (begin(by, declared, overs)) {
            accesses.fresh(site, stack);
            leave();
        }
        return numbered(number, freshes++);
    }

    public synchronized void footprint(TraceTaskLog by, TracedFootprint footprint, int overs) {
        if (begin(by, footprint.declared(), overs)) {
            accesses.footprint(footprint);
            leave();
        }
    }

    /** Accesses to distant elements, in ascending order. */
    public synchronized void scattered(TraceTaskLog by, TracedFootprint first, int[] elements, int overs) {
        if (begin(by, first.declared(), overs)) {
            accesses.scattered(first, elements);
            leave();
        }
    }

    /** Later events of the thread go to a new stream. */
    synchronized void close() {
        thread.clear();
        if (inBatch && !isBusy) {
            inBatch = false;
            accesses.endBatch();
        }
        flush();
    }

    /** Accesses first: replay ignores a batch without its marker. */
    synchronized void flush() {
        if (isBusy) {
            recording.abandon();
        } else if (graph.size() + accesses.out.size() > 0) {
            recording.attempt(() -> {
                recording.definitions().flush();
                if (accesses.out.size() > 0) {
                    recording.writer().chunk(ChunkKind.ACCESSES, number, accesses.out);
                }
                if (graph.size() > 0) {
                    recording.writer().chunk(ChunkKind.GRAPH, number, graph);
                }
            });
        }
    }
}

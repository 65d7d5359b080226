package dev.anyorder.core.trace;

import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;

/**
 * What happens on one thread: events of tasks, and apart from them accesses, in batches, with a mark among the events where
 * a batch belongs. Used by its thread, and flushed by others. Guarded by itself.
 *
 * <p>Whoever calls names the task, and how many events of this task were written before, by this stream or others: the
 * reader waits for those. If memory or the stack is used up in the middle of an event, the recording ends there: what would
 * follow could not be understood.
 */
public final class ThreadTraceWriter {
    /** A buffer of so many bytes is written. */
    static final int FULL = 1 << 15;

    private static final int INDEX_BITS = 34;

    private final TraceRecording recording;
    private final int number;
    private final VarintWriter graph = new VarintWriter();
    private final AccessOutput accesses = new AccessOutput();

    private int task = -1;
    /** How many events the task has, if no other stream has had one since. */
    private int expected;

    private boolean inBatch;
    /** Whether something is being written. If it still is when the next thing comes, it was cut short. */
    private boolean isBusy;

    /** The name of the task that was created last, and its number: most are of the same class. */
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

    /** Whether it is that of a thread, and not over. */
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

    /** Begins to write something; false if nothing is to be written any more. */
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

    /** What was begun is written. */
    private void leave() {
        isBusy = false;
    }

    /** Begins an event. */
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

    /** The next event is of this task, which has had so many. */
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

    /** Returns the number of the stamp. */
    public synchronized long signal(int by, int events) {
        if (begin(by, events)) {
            graph.raw(TraceOpcode.SIGNAL);
            leave();
        }
        return numbered(number, stamps++);
    }

    /** Returns the number of the stamp. */
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

    /**
     * The locks that are held now.
     *
     * @param locks the number of each, doubled, and one more if it is shared
     */
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

    /** A finish is over, inside of which so many tasks have ended. */
    public synchronized void endFinish(int by, int events, int inside) {
        if (begin(by, events)) {
            graph.raw(TraceOpcode.END_FINISH);
            graph.number(inside);
            leave();
        }
    }

    /** What follows is in a block, by the number of a stack. */
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

    /** A task was first waited for, by another, somewhere. */
    public synchronized void waited(int ended, int by, int stack) {
        if (begin()) {
            graph.raw(TraceOpcode.WAITED);
            graph.number(ended);
            graph.number(by);
            graph.number(stack);
            leave();
        }
    }

    /** A static initialiser is over, the one of that turn. */
    public synchronized void initialised(int lock, int turn) {
        if (begin()) {
            graph.raw(TraceOpcode.INITIALISED);
            graph.number(lock);
            graph.number(turn);
            leave();
        }
    }

    /**
     * Begins an access.
     *
     * @param overs how many static initialisers are over
     */
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

    /** An access to a location that has a number. */
    public synchronized void access(TraceTaskLog by, int site, int location, int stack, boolean declared, int overs) {
        if (begin(by, declared, overs)) {
            accesses.access(site, location, stack);
            leave();
        }
    }

    /** What constructors of the step leave at fields that nobody has touched; returns its number. */
    public synchronized long fresh(TraceTaskLog by, int site, int stack, boolean declared, int overs) {
        if (begin(by, declared, overs)) {
            accesses.fresh(site, stack);
            leave();
        }
        return numbered(number, freshes++);
    }

    /** What the step did to an array. */
    public synchronized void footprint(TraceTaskLog by, TracedFootprint footprint, int overs) {
        if (begin(by, footprint.declared(), overs)) {
            accesses.footprint(footprint);
            leave();
        }
    }

    /**
     * What the step did to elements of an array that are far apart.
     *
     * @param first one of them, with all but the elements
     * @param elements all of them, from the first to the last
     */
    public synchronized void scattered(TraceTaskLog by, TracedFootprint first, int[] elements, int overs) {
        if (begin(by, first.declared(), overs)) {
            accesses.scattered(first, elements);
            leave();
        }
    }

    /** Nothing more will come: whatever the thread does all the same goes to another stream. */
    synchronized void close() {
        thread.clear();
        if (inBatch && !isBusy) {
            inBatch = false;
            accesses.endBatch();
        }
        flush();
    }

    /** Accesses first: a batch that the events do not know of yet is no harm. */
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

package dev.anyorder.core.trace;

import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;

/**
 * What happens on one thread: events of tasks, and apart from them accesses, in blocks, with a mark among the events where
 * a block belongs. Used by its thread, and flushed by others. Guarded by itself.
 *
 * <p>Whoever calls names the task, and how many events of this task were written before, by this stream or others: the
 * reader waits for those.
 */
public final class Stream {
    /** A buffer of so many bytes is written. */
    static final int FULL = 1 << 15;

    private static final int INDEX_BITS = 34;

    private final Recording recording;
    private final int number;
    private final Output graph = new Output();
    private final Output accesses = new Output();
    private final Windows windows = new Windows();

    private int task = -1;
    /** How many events the task has, if no other stream has had one since. */
    private int expected;

    private boolean inBlock;
    private long stamps;
    private long freshes;
    private int lastSite;
    private int lastLocation;
    private int lastArray;
    private int lastElement;
    private boolean isDeclared;
    private int initialisers;

    private final WeakReference<Thread> thread;

    Stream(Recording recording, int number, Thread thread) {
        this.recording = recording;
        this.number = number;
        this.thread = new WeakReference<>(thread);
    }

    /** Whether it is that of a thread. */
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

    /** Begins an event. */
    private boolean begin() {
        if (recording.isClosed()) {
            return false;
        }
        if (inBlock) {
            inBlock = false;
            accesses.raw(Tag.OTHER);
            accesses.raw(Tag.END_OF_BLOCK);
        }
        if (graph.size() >= FULL) {
            flush();
        }
        return true;
    }

    private boolean begin(int by, int events) {
        if (!begin()) {
            return false;
        }
        if (by != task || events != expected) {
            task = by;
            graph.raw(Tag.SWITCH);
            graph.number(by);
            graph.number(events);
        }
        expected = events + 1;
        return true;
    }

    public synchronized void root(TracedTask root) {
        if (begin()) {
            graph.raw(Tag.ROOT);
            task(root);
        }
    }

    public synchronized void spawn(int by, int events, TracedTask child, boolean isApart) {
        if (begin(by, events)) {
            graph.raw(isApart ? Tag.SPAWN_APART : Tag.SPAWN);
            task(child);
        }
    }

    private void task(TracedTask child) {
        int name = recording.definitions().name(child.name());
        graph.number(child.id());
        graph.number(child.kind());
        graph.number(name);
        graph.number(child.stack());
        graph.number(child.parent() + 1L);
    }

    public synchronized void join(int by, int events, int ended) {
        if (begin(by, events)) {
            graph.raw(Tag.JOIN);
            graph.number(ended);
        }
    }

    public synchronized void end(int by, int events) {
        if (begin(by, events)) {
            graph.raw(Tag.END);
        }
    }

    /** Returns the number of the stamp. */
    public synchronized long signal(int by, int events) {
        if (begin(by, events)) {
            graph.raw(Tag.SIGNAL);
        }
        return numbered(number, stamps++);
    }

    /** Returns the number of the stamp. */
    public synchronized long merge(long one, long other) {
        if (begin()) {
            graph.raw(Tag.MERGE);
            stamp(one);
            stamp(other);
        }
        return numbered(number, stamps++);
    }

    public synchronized void await(int by, int events, long stamp) {
        if (begin(by, events)) {
            graph.raw(Tag.AWAIT);
            stamp(stamp);
        }
    }

    public synchronized void observe(int by, int events, long stamp) {
        if (begin(by, events)) {
            graph.raw(Tag.OBSERVE);
            stamp(stamp);
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
            graph.raw(Tag.LOCKS);
            graph.number(locks.length);
            for (int lock : locks) {
                graph.number(lock);
            }
        }
    }

    public synchronized void next(int by, int events) {
        if (begin(by, events)) {
            graph.raw(Tag.NEXT);
        }
    }

    public synchronized void beginFinish(int by, int events) {
        if (begin(by, events)) {
            graph.raw(Tag.FINISH);
        }
    }

    /** A finish is over, inside of which so many tasks have ended. */
    public synchronized void endFinish(int by, int events, int inside) {
        if (begin(by, events)) {
            graph.raw(Tag.END_FINISH);
            graph.number(inside);
        }
    }

    /** A task was first waited for, by another, somewhere. */
    public synchronized void waited(int ended, int by, int stack) {
        if (begin()) {
            graph.raw(Tag.WAITED);
            graph.number(ended);
            graph.number(by);
            graph.number(stack);
        }
    }

    /** A static initialiser is over, the one of that turn. */
    public synchronized void initialised(int lock, int turn) {
        if (begin()) {
            graph.raw(Tag.INITIALISED);
            graph.number(lock);
            graph.number(turn);
        }
    }

    /**
     * Begins an access.
     *
     * @param overs how many static initialisers are over
     */
    private boolean access(TaskJournal by, boolean declared, int overs) {
        if (recording.isClosed()) {
            return false;
        }
        if (accesses.size() >= FULL) {
            flush();
        }
        if (!inBlock || by.task() != task || by.events() != expected) {
            begin(by.task(), by.beginBlock());
            graph.raw(Tag.BLOCK);
            inBlock = true;
        }
        if (declared != isDeclared) {
            isDeclared = declared;
            accesses.raw(Tag.DECLARED);
        }
        if (overs > initialisers) {
            initialisers = overs;
            accesses.raw(Tag.OTHER);
            accesses.raw(Tag.INITIALISERS);
            accesses.number(overs);
        }
        return true;
    }

    private void head(int plain, int site, int stack) {
        accesses.number(Output.zigzag(site - lastSite) << Tag.BITS | (stack == 0 ? plain : plain + 1));
        lastSite = site;
        if (stack != 0) {
            accesses.number(stack);
        }
    }

    /** An access to a location that has a number. */
    public synchronized void access(TaskJournal by, int site, int location, int stack, boolean declared, int overs) {
        if (access(by, declared, overs)) {
            head(Tag.ACCESS, site, stack);
            accesses.signed(location - lastLocation);
            lastLocation = location;
        }
    }

    /** What constructors of the step leave at fields that nobody has touched; returns its number. */
    public synchronized long fresh(TaskJournal by, int site, int stack, boolean declared, int overs) {
        if (access(by, declared, overs)) {
            head(Tag.FRESH, site, stack);
        }
        return numbered(number, freshes++);
    }

    /** What the step did to an array. */
    public synchronized void footprint(TaskJournal by, TracedFootprint footprint, int overs) {
        if (!access(by, footprint.declared(), overs)) {
            return;
        }
        head(Tag.FOOTPRINT, footprint.site(), footprint.stack());
        accesses.signed(footprint.array() - lastArray);
        lastArray = footprint.array();
        long @Nullable [] bits = footprint.bits();
        if (bits == null) {
            int stride = Integer.numberOfTrailingZeros(footprint.stride());
            accesses.number((footprint.count() - 1L) << 4 | stride << 1);
            accesses.signed(footprint.lo() - lastElement);
            lastElement = footprint.lo();
        } else {
            accesses.number(1);
            windows.write(footprint.lo(), bits, accesses);
        }
    }

    /** Nothing more will come. */
    synchronized void close() {
        if (inBlock) {
            inBlock = false;
            accesses.raw(Tag.OTHER);
            accesses.raw(Tag.END_OF_BLOCK);
        }
        flush();
    }

    /** Accesses first: a block that the events do not know of yet is no harm. */
    synchronized void flush() {
        if (graph.size() + accesses.size() > 0) {
            recording.attempt(() -> {
                recording.definitions().flush();
                if (accesses.size() > 0) {
                    recording.writer().chunk(ChunkKind.ACCESSES, number, accesses);
                }
                if (graph.size() > 0) {
                    recording.writer().chunk(ChunkKind.GRAPH, number, graph);
                }
            });
        }
    }
}

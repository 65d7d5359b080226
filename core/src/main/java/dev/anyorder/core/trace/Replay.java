package dev.anyorder.core.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Reads a trace in an order in which it could have happened. A stream is followed until it needs something that no stream
 * has brought yet, a task, a stamp, what a constructor left; then another one goes on. If the run was killed, what would
 * need something that is not there any more is left out, and so is all that comes after it on its thread.
 */
public final class Replay {
    private static final long TASK = 1L << 60;
    private static final long STAMP = 2L << 60;
    private static final long FRESH = 3L << 60;
    private static final long LOCATION = 4L << 60;
    private static final long INITIALISERS = 5L << 60;

    final TraceFile file;
    final Lexicon lexicon;
    final TraceVisitor visitor;
    private final Map<Integer, Cursor> cursors = new TreeMap<>();
    private final Map<Integer, TaskState> tasks = new HashMap<>();
    private final Map<Long, List<Cursor>> waiting = new HashMap<>();
    private final ArrayDeque<Cursor> ready = new ArrayDeque<>();
    private final BitSet begun = new BitSet();
    /** How often each location was accessed. */
    private final int[] accesses;

    private final BitSet turns = new BitSet();
    private int overs;

    static final class TaskState {
        int events;
        boolean ended;
        boolean isInBlock;

        /** The finish around the task, and those that it has opened, innermost first. */
        @Nullable
        FinishState around;

        final ArrayDeque<FinishState> open = new ArrayDeque<>(0);
    }

    static final class FinishState {
        final int owner;
        int ended;

        FinishState(int owner) {
            this.owner = owner;
        }
    }

    private Replay(TraceFile file, Lexicon lexicon, TraceVisitor visitor) {
        this.file = file;
        this.lexicon = lexicon;
        this.visitor = visitor;
        this.accesses = new int[lexicon.locations() + 1];
    }

    /**
     * Tells the visitor all that is in the trace.
     *
     * @throws TraceException if the trace contradicts itself
     */
    public static void of(TraceFile file, Lexicon lexicon, TraceVisitor visitor) {
        new Replay(file, lexicon, visitor).run();
    }

    private void run() {
        for (Chunk chunk : file.chunks()) {
            if (chunk.kind() == ChunkKind.GRAPH || chunk.kind() == ChunkKind.ACCESSES) {
                cursors.computeIfAbsent(chunk.stream(), number -> new Cursor(this, number))
                        .add(chunk);
            }
        }
        ready.addAll(cursors.values());
        for (Cursor next = ready.poll(); next != null; next = ready.poll()) {
            next.run();
        }
        if (file.isComplete() && cursors.values().stream().anyMatch(each -> !each.isDone())) {
            throw Input.inconsistent();
        }
    }

    private boolean isThere(boolean there, long key, Cursor cursor) {
        if (!there) {
            waiting.computeIfAbsent(key, missing -> new ArrayList<>()).add(cursor);
        }
        return there;
    }

    private void happened(long key) {
        List<Cursor> waiters = waiting.isEmpty() ? null : waiting.remove(key);
        if (waiters != null) {
            ready.addAll(waiters);
        }
    }

    boolean hasTask(int task, int events, Cursor cursor) {
        TaskState state = tasks.get(task);
        return isThere(state != null && state.events >= events, TASK | task, cursor);
    }

    boolean hasEnded(int task, Cursor cursor) {
        TaskState state = tasks.get(task);
        return isThere(state != null && state.ended, TASK | task, cursor);
    }

    boolean hasStamp(long stamp, Cursor cursor) {
        Cursor source = cursors.get(Stream.streamOf(stamp));
        return isThere(source != null && source.stamps > Stream.indexOf(stamp), STAMP | stamp, cursor);
    }

    boolean hasOvers(int wanted, Cursor cursor) {
        return isThere(overs >= wanted, INITIALISERS, cursor);
    }

    /** Whether a location can be accessed; makes it what it has to be. */
    boolean hasLocation(int location, Cursor cursor) {
        int origin = lexicon.originOf(location);
        if (origin == Origins.UNTOUCHED || begun.get(location)) {
            return true;
        }
        int first = (int) lexicon.originPart(location, 1);
        long second = lexicon.originPart(location, 2);
        if (origin == Origins.FRESH) {
            Cursor source = cursors.get(first);
            long fresh = Stream.numbered(first, second);
            if (!isThere(source != null && source.freshes > second, FRESH | fresh, cursor)) {
                return false;
            }
            visitor.begins(location, fresh);
        } else {
            lexicon.checkLocation(first);
            if (!isThere(accesses[first] >= second, LOCATION | first, cursor)) {
                return false;
            }
            visitor.copied(location, first);
        }
        begun.set(location);
        return true;
    }

    void created(int task) {
        if (tasks.put(task, new TaskState()) != null) {
            throw Input.inconsistent();
        }
        happened(TASK | task);
    }

    /** The task has had one more event. */
    void moved(int task) {
        state(task).events++;
        happened(TASK | task);
    }

    void spawned(int parent, int child, boolean isApart) {
        TaskState by = state(parent);
        state(child).around = isApart ? null : by.open.isEmpty() ? by.around : by.open.peek();
    }

    void ended(int task) {
        TaskState state = state(task);
        FinishState around = state.around;
        if (around != null && !state.ended) {
            around.ended++;
            happened(TASK | around.owner);
        }
        state.ended = true;
    }

    void finishBegan(int task) {
        state(task).open.push(new FinishState(task));
    }

    /** Whether all tasks have ended that the innermost finish of a task waits for; then it is over. */
    boolean hasFinished(int task, int inside, Cursor cursor) {
        TaskState state = state(task);
        FinishState finish = state.open.peek();
        if (finish == null) {
            throw Input.inconsistent();
        }
        boolean over = isThere(finish.ended >= inside, TASK | task, cursor);
        if (over) {
            state.open.pop();
        }
        return over;
    }

    void blockBegan(int task) {
        block(task, true);
    }

    void blockEnded(int task) {
        block(task, false);
    }

    private void block(int task, boolean begins) {
        TaskState state = state(task);
        if (state.isInBlock == begins) {
            throw Input.inconsistent();
        }
        state.isInBlock = begins;
    }

    void check(int task) {
        state(task);
    }

    private TaskState state(int task) {
        TaskState state = tasks.get(task);
        if (state == null) {
            throw Input.inconsistent();
        }
        return state;
    }

    void stamped(long stamp) {
        happened(STAMP | stamp);
    }

    void left(long fresh) {
        happened(FRESH | fresh);
    }

    void accessed(int location) {
        accesses[location]++;
        happened(LOCATION | location);
    }

    void initialised(int turn) {
        turns.set(turn);
        overs = turns.nextClearBit(1) - 1;
        happened(INITIALISERS);
    }
}

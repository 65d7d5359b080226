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
 * Replays a trace in an order that respects happens-before. A stream runs until it needs a task, snapshot or
 * constructor write of another. If the run was killed, events whose predecessors are missing are dropped, with
 * the rest of their stream.
 */
public final class TraceReplay {
    private static final long TASK = 1L << 60;
    private static final long STAMP = 2L << 60;
    private static final long FRESH = 3L << 60;
    private static final long LOCATION = 4L << 60;
    private static final long INITIALISERS = 5L << 60;

    final TraceFile file;
    final TraceDefinitions definitions;
    final TraceVisitor visitor;
    private final Map<Integer, StreamReader> cursors = new TreeMap<>();
    private final Map<Integer, TaskState> tasks = new HashMap<>();
    private final Map<Long, List<StreamReader>> waiting = new HashMap<>();
    private final ArrayDeque<StreamReader> ready = new ArrayDeque<>();
    private final BitSet begun = new BitSet();
    private final int[] accesses;

    private final BitSet turns = new BitSet();
    private int overs;

    static final class TaskState {
        int events;
        boolean ended;
        boolean isInBlock;

        /** The enclosing finish. */
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

    private TraceReplay(TraceFile file, TraceDefinitions definitions, TraceVisitor visitor) {
        this.file = file;
        this.definitions = definitions;
        this.visitor = visitor;
        this.accesses = new int[definitions.locations() + 1];
    }

    /**
     * Replays the whole trace.
     *
     * @throws TraceException if the trace contradicts itself
     */
    public static void of(TraceFile file, TraceDefinitions definitions, TraceVisitor visitor) {
        new TraceReplay(file, definitions, visitor).run();
    }

    private void run() {
        for (Chunk chunk : file.chunks()) {
            if (chunk.kind() == ChunkKind.GRAPH || chunk.kind() == ChunkKind.ACCESSES) {
                cursors.computeIfAbsent(chunk.stream(), number -> new StreamReader(this, number))
                        .add(chunk);
            }
        }
        ready.addAll(cursors.values());
        for (StreamReader next = ready.poll(); next != null; next = ready.poll()) {
            next.run();
        }
        if (file.isComplete() && cursors.values().stream().anyMatch(each -> !each.isDone())) {
            throw VarintReader.inconsistent();
        }
    }

    private boolean isThere(boolean there, long key, StreamReader reader) {
        if (!there) {
            waiting.computeIfAbsent(key, missing -> new ArrayList<>()).add(reader);
        }
        return there;
    }

    private void happened(long key) {
        List<StreamReader> waiters = waiting.isEmpty() ? null : waiting.remove(key);
        if (waiters != null) {
            ready.addAll(waiters);
        }
    }

    boolean hasTask(int task, int events, StreamReader reader) {
        TaskState state = tasks.get(task);
        return isThere(state != null && state.events >= events, TASK | task, reader);
    }

    boolean hasEnded(int task, StreamReader reader) {
        TaskState state = tasks.get(task);
        return isThere(state != null && state.ended, TASK | task, reader);
    }

    boolean hasStamp(long stamp, StreamReader reader) {
        StreamReader source = cursors.get(ThreadTraceWriter.streamOf(stamp));
        return isThere(source != null && source.stamps > ThreadTraceWriter.indexOf(stamp), STAMP | stamp, reader);
    }

    boolean hasOvers(int wanted, StreamReader reader) {
        return isThere(overs >= wanted, INITIALISERS, reader);
    }

    /** Returns false if the access must wait. Initialises the history. */
    boolean hasLocation(int location, StreamReader reader) {
        int origin = definitions.originOf(location);
        if (origin == LocationTags.UNTOUCHED || begun.get(location)) {
            return true;
        }
        int first = (int) definitions.originPart(location, 1);
        long second = definitions.originPart(location, 2);
        if (origin == LocationTags.FRESH) {
            StreamReader source = cursors.get(first);
            long fresh = ThreadTraceWriter.numbered(first, second);
            if (!isThere(source != null && source.freshes > second, FRESH | fresh, reader)) {
                return false;
            }
            visitor.begins(location, fresh);
        } else {
            definitions.checkLocation(first);
            if (!isThere(accesses[first] >= second, LOCATION | first, reader)) {
                return false;
            }
            visitor.copied(location, first);
        }
        begun.set(location);
        return true;
    }

    void created(int task) {
        if (tasks.put(task, new TaskState()) != null) {
            throw VarintReader.inconsistent();
        }
        happened(TASK | task);
    }

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

    /** Returns false if tasks of the innermost finish still run; otherwise closes it. */
    boolean hasFinished(int task, int inside, StreamReader reader) {
        TaskState state = state(task);
        FinishState finish = state.open.peek();
        if (finish == null) {
            throw VarintReader.inconsistent();
        }
        boolean over = isThere(finish.ended >= inside, TASK | task, reader);
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
            throw VarintReader.inconsistent();
        }
        state.isInBlock = begins;
    }

    void check(int task) {
        state(task);
    }

    private TaskState state(int task) {
        TaskState state = tasks.get(task);
        if (state == null) {
            throw VarintReader.inconsistent();
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

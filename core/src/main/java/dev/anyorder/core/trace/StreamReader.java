package dev.anyorder.core.trace;

import java.util.ArrayDeque;
import java.util.Deque;

/** Position in one stream. An event waits until its predecessors have been replayed. */
final class StreamReader {
    private final TraceReplay replay;
    private final int number;
    private final Deque<Chunk> graph = new ArrayDeque<>();
    private final AccessBatch batch;
    private VarintReader in = new VarintReader(new byte[0]);

    private int task = -1;
    long stamps;
    long freshes;

    /** Opcode read but not yet replayed; 0 if none. */
    private int tag;

    private long a;
    private long b;
    private int c;
    private String name = "";
    private int[] locks = new int[0];
    private boolean inBatch;

    StreamReader(TraceReplay replay, int number) {
        this.replay = replay;
        this.number = number;
        this.batch = new AccessBatch(replay, this);
    }

    void add(Chunk chunk) {
        if (chunk.kind() == ChunkKind.GRAPH) {
            graph.add(chunk);
        } else {
            batch.add(chunk);
        }
    }

    /** Stops at the end, or at an event that must wait. */
    void run() {
        while (true) {
            if (inBatch) {
                if (!batch.run(task)) {
                    return;
                }
                inBatch = false;
                replay.moved(task);
            }
            if (tag == 0 && !read()) {
                return;
            }
            if (!tell()) {
                return;
            }
            tag = 0;
        }
    }

    boolean isDone() {
        return tag == 0 && !inBatch && in.isAtEnd() && graph.isEmpty() && batch.isDone();
    }

    private boolean read() {
        while (in.isAtEnd()) {
            Chunk next = graph.poll();
            if (next == null) {
                return false;
            }
            in = replay.file.content(next);
        }
        tag = in.raw();
        switch (tag) {
            case TraceOpcode.SWITCH -> {
                a = in.count();
                b = in.count();
            }
            case TraceOpcode.ROOT, TraceOpcode.SPAWN, TraceOpcode.SPAWN_APART -> {
                a = in.count();
                b = in.count();
                name = replay.definitions.string(in.number());
                c = in.count();
                locks = new int[] {in.below((1L << 31) + 1) - 1};
            }
            case TraceOpcode.JOIN, TraceOpcode.END_FINISH, TraceOpcode.BEGIN_ATOMIC -> a = in.count();
            case TraceOpcode.MERGE -> {
                a = stamp();
                b = stamp();
            }
            case TraceOpcode.AWAIT, TraceOpcode.OBSERVE -> a = stamp();
            case TraceOpcode.LOCKS -> {
                // A lock takes at least a byte, so wrong counts fail at the chunk's end.
                int count = in.count();
                java.util.stream.IntStream.Builder all = java.util.stream.IntStream.builder();
                for (int i = 0; i < count; i++) {
                    all.add(in.count());
                }
                locks = all.build().toArray();
            }
            case TraceOpcode.WAITED -> {
                a = in.count();
                b = in.count();
                c = in.count();
            }
            case TraceOpcode.INITIALISED -> {
                a = in.count();
                b = in.below(1 << 28);
            }
            case TraceOpcode.END,
                    TraceOpcode.SIGNAL,
                    TraceOpcode.NEXT,
                    TraceOpcode.FINISH,
                    TraceOpcode.END_ATOMIC,
                    TraceOpcode.BATCH -> {}
            default -> throw VarintReader.inconsistent();
        }
        return true;
    }

    private long stamp() {
        long head = in.number();
        if ((head & 1) == 0) {
            long index = stamps - (head >>> 1);
            if (index < 0 || index >= stamps) {
                throw VarintReader.inconsistent();
            }
            return ThreadTraceWriter.numbered(number, index);
        }
        if (head >>> 1 > 1 << 26) {
            throw VarintReader.inconsistent();
        }
        long index = in.number();
        return ThreadTraceWriter.numbered((int) (head >>> 1), ThreadTraceWriter.indexOf(index));
    }

    /** Returns false if the event must wait. */
    private boolean tell() {
        TraceVisitor visitor = replay.visitor;
        if (isOfTask() || tag == TraceOpcode.BATCH) {
            replay.check(task);
        }
        switch (tag) {
            case TraceOpcode.SWITCH -> {
                if (!replay.hasTask((int) a, (int) b, this)) {
                    return false;
                }
                task = (int) a;
            }
            case TraceOpcode.ROOT -> {
                replay.created((int) a);
                visitor.root(child());
            }
            case TraceOpcode.SPAWN, TraceOpcode.SPAWN_APART -> {
                replay.created((int) a);
                replay.spawned(task, (int) a, tag == TraceOpcode.SPAWN_APART);
                visitor.spawned(task, child(), tag == TraceOpcode.SPAWN_APART);
            }
            case TraceOpcode.JOIN -> {
                if (!replay.hasEnded((int) a, this)) {
                    return false;
                }
                visitor.joined(task, (int) a);
            }
            case TraceOpcode.END -> {
                replay.ended(task);
                visitor.ended(task);
            }
            case TraceOpcode.SIGNAL -> visitor.signalled(task, ThreadTraceWriter.numbered(number, stamps));
            case TraceOpcode.MERGE -> {
                if (!replay.hasStamp(a, this) || !replay.hasStamp(b, this)) {
                    return false;
                }
                visitor.merged(ThreadTraceWriter.numbered(number, stamps), a, b);
            }
            case TraceOpcode.AWAIT, TraceOpcode.OBSERVE -> {
                if (!replay.hasStamp(a, this)) {
                    return false;
                }
                await(visitor);
            }
            case TraceOpcode.LOCKS -> {
                for (int lock : locks) {
                    replay.definitions.lock(lock >> 1);
                }
                visitor.holds(task, locks);
            }
            case TraceOpcode.NEXT -> visitor.stepEnded(task);
            case TraceOpcode.FINISH -> {
                replay.finishBegan(task);
                visitor.finishBegan(task);
            }
            case TraceOpcode.END_FINISH -> {
                if (!replay.hasFinished(task, (int) a, this)) {
                    return false;
                }
                visitor.finishEnded(task);
            }
            case TraceOpcode.BEGIN_ATOMIC -> {
                replay.definitions.checkStack(a);
                replay.blockBegan(task);
                visitor.blockBegan(task, (int) a);
            }
            case TraceOpcode.END_ATOMIC -> {
                replay.blockEnded(task);
                visitor.blockEnded(task);
            }
            case TraceOpcode.BATCH -> inBatch = true;
            case TraceOpcode.WAITED -> {
                if (!replay.hasTask((int) a, 0, this) || !replay.hasTask((int) b, 0, this)) {
                    return false;
                }
                replay.definitions.checkStack(c);
                visitor.waited((int) a, (int) b, c);
            }
            default -> {
                replay.definitions.lock((int) a);
                visitor.initialised((int) a);
                replay.initialised((int) b);
            }
        }
        count();
        return true;
    }

    private void await(TraceVisitor visitor) {
        if (tag == TraceOpcode.AWAIT) {
            visitor.awaited(task, a);
        } else {
            visitor.observed(task, a);
        }
    }

    private TracedTask child() {
        replay.definitions.checkStack(c);
        return new TracedTask((int) a, (int) b, name, c, locks[0]);
    }

    private void count() {
        if (tag == TraceOpcode.SIGNAL || tag == TraceOpcode.MERGE) {
            replay.stamped(ThreadTraceWriter.numbered(number, stamps++));
        }
        if (isOfTask()) {
            replay.moved(task);
        }
    }

    private boolean isOfTask() {
        return switch (tag) {
            case TraceOpcode.SWITCH,
                    TraceOpcode.ROOT,
                    TraceOpcode.MERGE,
                    TraceOpcode.BATCH,
                    TraceOpcode.WAITED,
                    TraceOpcode.INITIALISED -> false;
            default -> true;
        };
    }

    long nextFresh() {
        return ThreadTraceWriter.numbered(number, freshes);
    }

    void leftFresh() {
        replay.left(ThreadTraceWriter.numbered(number, freshes++));
    }
}

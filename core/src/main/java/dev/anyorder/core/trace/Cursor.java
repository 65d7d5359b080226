package dev.anyorder.core.trace;

import java.util.ArrayDeque;
import java.util.Deque;

/** Where the reader is in one stream. An event is read, and told once all is there that it needs. */
final class Cursor {
    private final Replay replay;
    private final int number;
    private final Deque<Chunk> graph = new ArrayDeque<>();
    private final Batch batch;
    private Input in = new Input(new byte[0]);

    private int task = -1;
    long stamps;
    long freshes;

    /** The event that was read and not told. */
    private int tag;

    private long a;
    private long b;
    private int c;
    private String name = "";
    private int[] locks = new int[0];
    private boolean inBatch;

    Cursor(Replay replay, int number) {
        this.replay = replay;
        this.number = number;
        this.batch = new Batch(replay, this);
    }

    void add(Chunk chunk) {
        if (chunk.kind() == ChunkKind.GRAPH) {
            graph.add(chunk);
        } else {
            batch.add(chunk);
        }
    }

    /** Goes on until there is no more, or something is missing. */
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

    /** Whether all was told. */
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
            case Tag.SWITCH -> {
                a = in.count();
                b = in.count();
            }
            case Tag.ROOT, Tag.SPAWN, Tag.SPAWN_APART -> {
                a = in.count();
                b = in.count();
                name = replay.lexicon.string(in.number());
                c = in.count();
                locks = new int[] {in.below((1L << 31) + 1) - 1};
            }
            case Tag.JOIN, Tag.END_FINISH, Tag.BEGIN_ATOMIC -> a = in.count();
            case Tag.MERGE -> {
                a = stamp();
                b = stamp();
            }
            case Tag.AWAIT, Tag.OBSERVE -> a = stamp();
            case Tag.LOCKS -> {
                // Each takes a byte at least, so that a wrong number ends at the end of the chunk.
                int count = in.count();
                java.util.stream.IntStream.Builder all = java.util.stream.IntStream.builder();
                for (int i = 0; i < count; i++) {
                    all.add(in.count());
                }
                locks = all.build().toArray();
            }
            case Tag.WAITED -> {
                a = in.count();
                b = in.count();
                c = in.count();
            }
            case Tag.INITIALISED -> {
                a = in.count();
                b = in.below(1 << 28);
            }
            case Tag.END, Tag.SIGNAL, Tag.NEXT, Tag.FINISH, Tag.END_ATOMIC, Tag.BATCH -> {}
            default -> throw Input.inconsistent();
        }
        return true;
    }

    private long stamp() {
        long head = in.number();
        if ((head & 1) == 0) {
            long index = stamps - (head >>> 1);
            if (index < 0 || index >= stamps) {
                throw Input.inconsistent();
            }
            return Stream.numbered(number, index);
        }
        if (head >>> 1 > 1 << 26) {
            throw Input.inconsistent();
        }
        long index = in.number();
        return Stream.numbered((int) (head >>> 1), Stream.indexOf(index));
    }

    /** Whether the event could be told. */
    private boolean tell() {
        TraceVisitor visitor = replay.visitor;
        if (isOfTask() || tag == Tag.BATCH) {
            replay.check(task);
        }
        switch (tag) {
            case Tag.SWITCH -> {
                if (!replay.hasTask((int) a, (int) b, this)) {
                    return false;
                }
                task = (int) a;
            }
            case Tag.ROOT -> {
                replay.created((int) a);
                visitor.root(child());
            }
            case Tag.SPAWN, Tag.SPAWN_APART -> {
                replay.created((int) a);
                replay.spawned(task, (int) a, tag == Tag.SPAWN_APART);
                visitor.spawned(task, child(), tag == Tag.SPAWN_APART);
            }
            case Tag.JOIN -> {
                if (!replay.hasEnded((int) a, this)) {
                    return false;
                }
                visitor.joined(task, (int) a);
            }
            case Tag.END -> {
                replay.ended(task);
                visitor.ended(task);
            }
            case Tag.SIGNAL -> visitor.signalled(task, Stream.numbered(number, stamps));
            case Tag.MERGE -> {
                if (!replay.hasStamp(a, this) || !replay.hasStamp(b, this)) {
                    return false;
                }
                visitor.merged(Stream.numbered(number, stamps), a, b);
            }
            case Tag.AWAIT, Tag.OBSERVE -> {
                if (!replay.hasStamp(a, this)) {
                    return false;
                }
                await(visitor);
            }
            case Tag.LOCKS -> {
                for (int lock : locks) {
                    replay.lexicon.lock(lock >> 1);
                }
                visitor.holds(task, locks);
            }
            case Tag.NEXT -> visitor.wentOn(task);
            case Tag.FINISH -> {
                replay.finishBegan(task);
                visitor.finishBegan(task);
            }
            case Tag.END_FINISH -> {
                if (!replay.hasFinished(task, (int) a, this)) {
                    return false;
                }
                visitor.finishEnded(task);
            }
            case Tag.BEGIN_ATOMIC -> {
                replay.lexicon.checkStack(a);
                replay.blockBegan(task);
                visitor.blockBegan(task, (int) a);
            }
            case Tag.END_ATOMIC -> {
                replay.blockEnded(task);
                visitor.blockEnded(task);
            }
            case Tag.BATCH -> inBatch = true;
            case Tag.WAITED -> {
                if (!replay.hasTask((int) a, 0, this) || !replay.hasTask((int) b, 0, this)) {
                    return false;
                }
                replay.lexicon.checkStack(c);
                visitor.waited((int) a, (int) b, c);
            }
            default -> {
                replay.lexicon.lock((int) a);
                visitor.initialised((int) a);
                replay.initialised((int) b);
            }
        }
        count();
        return true;
    }

    private void await(TraceVisitor visitor) {
        if (tag == Tag.AWAIT) {
            visitor.awaited(task, a);
        } else {
            visitor.observed(task, a);
        }
    }

    private TracedTask child() {
        replay.lexicon.checkStack(c);
        return new TracedTask((int) a, (int) b, name, c, locks[0]);
    }

    private void count() {
        if (tag == Tag.SIGNAL || tag == Tag.MERGE) {
            replay.stamped(Stream.numbered(number, stamps++));
        }
        if (isOfTask()) {
            replay.moved(task);
        }
    }

    private boolean isOfTask() {
        return switch (tag) {
            case Tag.SWITCH, Tag.ROOT, Tag.MERGE, Tag.BATCH, Tag.WAITED, Tag.INITIALISED -> false;
            default -> true;
        };
    }

    long nextFresh() {
        return Stream.numbered(number, freshes);
    }

    void leftFresh() {
        replay.left(Stream.numbered(number, freshes++));
    }
}

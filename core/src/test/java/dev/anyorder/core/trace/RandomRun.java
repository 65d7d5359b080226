package dev.anyorder.core.trace;

import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.RunNote;
import dev.anyorder.core.order.ClockSnapshot;
import dev.anyorder.core.order.LockSet;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TaskFinish;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.order.TrackedOrders;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** A made-up run of tasks on a few threads, recorded: every step makes an access to a location of its own, and some more. */
final class RandomRun implements TraceSource {
    private static final int THREADS = 4;

    private final Random random;
    private final TraceRecording recording;
    private final List<ThreadTraceWriter> streams = new ArrayList<>();
    private final List<TaskState> strands = new ArrayList<>();
    private final List<Boolean> ended = new ArrayList<>();
    private final Map<TaskState, Integer> blocks = new HashMap<>();
    private final List<ClockSnapshot> stamps = new ArrayList<>();
    private final List<Object> locks = List.of("a", "b", "c");
    private final Map<Object, Integer> lockNumbers = new HashMap<>();
    private final List<Integer> sites = new ArrayList<>();
    private final List<Long> fresh = new ArrayList<>();
    private final int object;
    private final int array;
    private int thread;
    private int overs;

    /** The steps that made an access of their own, by its location. */
    final Map<Integer, Step> steps = new HashMap<>();

    RandomRun(long seed, Path file) throws IOException {
        random = new Random(seed);
        recording = new TraceRecording(file);
        for (int i = 0; i < THREADS; i++) {
            streams.add(recording.stream(Thread.currentThread()));
        }
        DefinitionWriter definitions = recording.definitions();
        object = definitions.object(new TracedObject("a.Thing", "a.Thing", -1));
        array = definitions.object(new TracedObject("[I", "int[]", 1000));
        for (int i = 0; i < 5; i++) {
            Frame frame = new Frame("a.Thing", "m" + i, "Thing.java", i);
            sites.add(definitions.site(new TracedSite(frame, i % 3, i == 4, i % 2 * 2, "a.Thing", "f" + i, "")));
        }
        TaskState root = TaskState.root(0, TrackedOrders.BOTH);
        root.record(TraceTaskLog.root(this, 0));
        strands.add(root);
        ended.add(false);
    }

    @Override
    public ThreadTraceWriter stream(ThreadTraceWriter last) {
        return streams.get(thread);
    }

    @Override
    public TracedTask task(Object info) {
        int id = (Integer) info;
        int stack = random.nextBoolean()
                ? 0
                : recording
                        .definitions()
                        .stack(new Frame("a.Thing", "run", "Thing.java", id), new Frame("X", "y", "", 1));
        return new TracedTask(id, id % 3, "task-" + id, stack, id - 1);
    }

    @Override
    public int lock(Object lock) {
        return lockNumbers.computeIfAbsent(
                lock, key -> recording.definitions().lock(new TracedLock(lock.equals("c"), "Lock", object)));
    }

    @Override
    public int block(Object info) {
        return recording.definitions().stack((Frame) info);
    }

    @Override
    public void joined(Object over, Object by, ThreadTraceWriter stream) {
        stream.waited((Integer) over, (Integer) by, 0);
    }

    /** Does so much at random. */
    RandomRun run(int length) {
        for (int i = 0; i < length; i++) {
            thread = random.nextInt(THREADS);
            int task = random.nextInt(strands.size());
            if (!ended.get(task)) {
                act(task, strands.get(task));
            }
            if (random.nextInt(20) == 0) {
                recording.flush();
            }
        }
        return this;
    }

    /** The run comes to its end. */
    RandomRun end() {
        recording.close(new TraceSummary(
                "17",
                strands.size(),
                7,
                8,
                9,
                Map.of("b.C", "too old"),
                List.of(new RunNote(NoteType.JDK_CLASS_SKIPPED, "a.B", "no"))));
        return this;
    }

    /** The run is killed: what was written so far is all that there is. */
    void kill() throws IOException {
        recording.writer().close();
    }

    private void act(int task, TaskState state) {
        switch (random.nextInt(12)) {
            case 0, 1 -> {
                if (strands.size() < 12) {
                    strands.add(
                            random.nextInt(4) == 0 ? state.spawnDetached(strands.size()) : state.spawn(strands.size()));
                    ended.add(false);
                }
            }
            case 2 -> {
                if (task > 0) {
                    state.end();
                    ended.set(task, true);
                }
            }
            case 3 -> {
                int other = random.nextInt(strands.size());
                if (other != 0 && other != task) {
                    state.join(strands.get(other));
                    ended.set(other, true);
                }
            }
            case 4 -> stamps.add(state.signal());
            case 5 -> {
                if (!stamps.isEmpty()) {
                    stamps.add(ClockSnapshot.merge(any(stamps), any(stamps)));
                }
            }
            case 6 -> {
                if (!stamps.isEmpty()) {
                    state.await(any(stamps));
                }
            }
            case 7 -> {
                if (!stamps.isEmpty()) {
                    state.awaitObserved(any(stamps));
                }
            }
            case 8 -> {
                Object lock = any(locks);
                LockSet held = state.locks();
                LockSet less = held.without(lock);
                state.locks(less == held ? held.with(lock, random.nextBoolean()) : less);
            }
            case 9 -> block(state);
            case 10 -> {
                if (random.nextBoolean() && strands.size() < 12) {
                    finish(state);
                } else {
                    stream(null).initialised(lock("c"), ++overs);
                }
            }
            default -> access(state);
        }
    }

    /** Another step, perhaps with the begin or the end of a block, or of one within it. */
    private void block(TaskState state) {
        int open = blocks.getOrDefault(state, 0);
        if (random.nextInt(3) == 0) {
            state.nextStep();
        } else if (open == 0 || random.nextInt(4) == 0) {
            state.beginBlock(new Frame("a.Thing", "atomic", "Thing.java", random.nextInt(50)));
            blocks.put(state, open + 1);
        } else {
            state.endBlock();
            blocks.put(state, open - 1);
        }
    }

    /** A finish with a child and a grandchild, moved by whatever threads. */
    private void finish(TaskState state) {
        TaskFinish finish = state.beginFinish();
        TaskState child = state.spawn(strands.size());
        strands.add(child);
        ended.add(true);
        thread = random.nextInt(THREADS);
        TaskState grandchild = child.spawn(strands.size());
        strands.add(grandchild);
        ended.add(true);
        access(child);
        thread = random.nextInt(THREADS);
        access(grandchild);
        grandchild.end();
        thread = random.nextInt(THREADS);
        child.end();
        thread = random.nextInt(THREADS);
        state.endFinish(finish);
        access(state);
    }

    private void access(TaskState state) {
        ThreadTraceWriter stream = stream(null);
        DefinitionWriter definitions = recording.definitions();
        TraceTaskLog by = (TraceTaskLog) state.log();
        int own = definitions.location(object);
        steps.put(own, state.step());
        stream.access(by, any(sites), own, 0, false, overs);
        fresh.add(stream.fresh(by, any(sites), 0, random.nextBoolean(), overs));
        int begun = definitions.freshLocation(object, any(fresh));
        stream.access(by, any(sites), begun, 0, random.nextBoolean(), overs);
        int copied = definitions.copiedLocation(object, own, 1);
        stream.access(by, any(sites), copied, 0, false, overs);
        footprint(by, stream);
    }

    private void footprint(TraceTaskLog by, ThreadTraceWriter stream) {
        if (random.nextInt(4) == 0) {
            int[] elements = random.ints(1 + random.nextInt(9), 0, 1000)
                    .distinct()
                    .sorted()
                    .toArray();
            TracedFootprint first = TracedFootprint.run(array, any(sites), 0, false, elements[0], 1, 1);
            stream.scattered(by, first, elements, overs);
        } else if (random.nextBoolean()) {
            int stride = 1 << random.nextInt(11);
            int lo = random.nextInt(500);
            int count = 1 + random.nextInt((999 - lo) / stride + 1);
            stream.footprint(by, TracedFootprint.run(array, any(sites), 0, false, lo, count, stride), overs);
        } else {
            long[] bits = new long[1 + random.nextInt(15)];
            for (int i = 0; i < bits.length; i++) {
                bits[i] = random.nextInt(3) == 0
                        ? 0
                        : random.nextInt(3) == 0 ? -1 : random.nextLong() & random.nextLong();
            }
            bits[0] |= 1;
            bits[bits.length - 1] |= 1;
            stream.footprint(by, TracedFootprint.window(array, any(sites), 0, false, 0, bits), overs);
        }
    }

    private <T> T any(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}

package dev.anyorder.core.trace;

import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.order.Finish;
import dev.anyorder.core.order.LockSet;
import dev.anyorder.core.order.Orders;
import dev.anyorder.core.order.Stamp;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.Strand;
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
    private final Recording recording;
    private final List<Stream> streams = new ArrayList<>();
    private final List<Strand> strands = new ArrayList<>();
    private final List<Boolean> ended = new ArrayList<>();
    private final Map<Strand, Integer> blocks = new HashMap<>();
    private final List<Stamp> stamps = new ArrayList<>();
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
        recording = new Recording(file);
        for (int i = 0; i < THREADS; i++) {
            streams.add(recording.stream(Thread.currentThread()));
        }
        Definitions definitions = recording.definitions();
        object = definitions.object(new TracedObject("a.Thing", "a.Thing", -1));
        array = definitions.object(new TracedObject("[I", "int[]", 1000));
        for (int i = 0; i < 5; i++) {
            Frame frame = new Frame("a.Thing", "m" + i, "Thing.java", i);
            sites.add(definitions.site(new TracedSite(frame, i % 3, i == 4, i % 2 * 2, "a.Thing", "f" + i, "")));
        }
        Strand root = Strand.root(0, Orders.BOTH);
        root.record(TaskJournal.root(this, 0));
        strands.add(root);
        ended.add(false);
    }

    @Override
    public Stream stream(Stream last) {
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
    public void joined(Object over, Object by, Stream stream) {
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
                "17", strands.size(), 7, 8, 9, Map.of("b.C", "too old"), List.of("Something has to be said.")));
        return this;
    }

    /** The run is killed: what was written so far is all that there is. */
    void kill() throws IOException {
        recording.writer().close();
    }

    private void act(int task, Strand strand) {
        switch (random.nextInt(12)) {
            case 0, 1 -> {
                if (strands.size() < 12) {
                    strands.add(
                            random.nextInt(4) == 0 ? strand.spawnApart(strands.size()) : strand.spawn(strands.size()));
                    ended.add(false);
                }
            }
            case 2 -> {
                if (task > 0) {
                    strand.end();
                    ended.set(task, true);
                }
            }
            case 3 -> {
                int other = random.nextInt(strands.size());
                if (other != 0 && other != task) {
                    strand.join(strands.get(other));
                    ended.set(other, true);
                }
            }
            case 4 -> stamps.add(strand.signal());
            case 5 -> {
                if (!stamps.isEmpty()) {
                    stamps.add(Stamp.merge(any(stamps), any(stamps)));
                }
            }
            case 6 -> {
                if (!stamps.isEmpty()) {
                    strand.await(any(stamps));
                }
            }
            case 7 -> {
                if (!stamps.isEmpty()) {
                    strand.awaitObserved(any(stamps));
                }
            }
            case 8 -> {
                Object lock = any(locks);
                LockSet held = strand.locks();
                LockSet less = held.without(lock);
                strand.locks(less == held ? held.with(lock, random.nextBoolean()) : less);
            }
            case 9 -> block(strand);
            case 10 -> {
                if (random.nextBoolean() && strands.size() < 12) {
                    finish(strand);
                } else {
                    stream(null).initialised(lock("c"), ++overs);
                }
            }
            default -> access(strand);
        }
    }

    /** Another step, perhaps with the begin or the end of a block, or of one within it. */
    private void block(Strand strand) {
        int open = blocks.getOrDefault(strand, 0);
        if (random.nextInt(3) == 0) {
            strand.nextStep();
        } else if (open == 0 || random.nextInt(4) == 0) {
            strand.beginBlock(new Frame("a.Thing", "atomic", "Thing.java", random.nextInt(50)));
            blocks.put(strand, open + 1);
        } else {
            strand.endBlock();
            blocks.put(strand, open - 1);
        }
    }

    /** A finish with a child and a grandchild, moved by whatever threads. */
    private void finish(Strand strand) {
        Finish finish = strand.beginFinish();
        Strand child = strand.spawn(strands.size());
        strands.add(child);
        ended.add(true);
        thread = random.nextInt(THREADS);
        Strand grandchild = child.spawn(strands.size());
        strands.add(grandchild);
        ended.add(true);
        access(child);
        thread = random.nextInt(THREADS);
        access(grandchild);
        grandchild.end();
        thread = random.nextInt(THREADS);
        child.end();
        thread = random.nextInt(THREADS);
        strand.endFinish(finish);
        access(strand);
    }

    private void access(Strand strand) {
        Stream stream = stream(null);
        Definitions definitions = recording.definitions();
        TaskJournal by = (TaskJournal) strand.journal();
        int own = definitions.location(object);
        steps.put(own, strand.step());
        stream.access(by, any(sites), own, 0, false, overs);
        fresh.add(stream.fresh(by, any(sites), 0, random.nextBoolean(), overs));
        int begun = definitions.freshLocation(object, any(fresh));
        stream.access(by, any(sites), begun, 0, random.nextBoolean(), overs);
        int copied = definitions.copiedLocation(object, own, 1);
        stream.access(by, any(sites), copied, 0, false, overs);
        footprint(by, stream);
    }

    private void footprint(TaskJournal by, Stream stream) {
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

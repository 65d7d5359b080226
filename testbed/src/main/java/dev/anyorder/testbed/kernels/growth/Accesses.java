package dev.anyorder.testbed.kernels.growth;

import dev.anyorder.testbed.kernels.Kernel;
import dev.anyorder.testbed.kernels.Team;

/**
 * Threads that go through objects of their own and a table of all, in steps that end with a total under a lock. The size
 * is the number of accesses, four a round: an element, a field that is counted up, an element of the table.
 */
public final class Accesses implements Kernel {
    private static final int EACH = 4;
    private static final int OBJECTS = 4096;
    private static final int ROUNDS_A_STEP = 256;

    private static final class Counter {
        long count;
    }

    private final Object lock = new Object();
    private final Counter[] counters = new Counter[OBJECTS];
    private final int[] table = new int[OBJECTS];
    private int rounds;
    private int threads;
    private long total;

    @Override
    public String name() {
        return "accesses";
    }

    @Override
    public void prepare(int size, int threads) {
        rounds = size / EACH;
        this.threads = threads;
        for (int i = 0; i < OBJECTS; i++) {
            counters[i] = new Counter();
            table[i] = i * 17 & 255;
        }
    }

    @Override
    public void run() {
        Team.run(threads, this::work);
    }

    private void work(int id) {
        int first = Team.first(OBJECTS, id, threads);
        int own = Team.first(OBJECTS, id + 1, threads) - first;
        int end = Team.first(rounds, id + 1, threads);
        for (int from = Team.first(rounds, id, threads); from < end; from += ROUNDS_A_STEP) {
            long sum = step(from, Math.min(end, from + ROUNDS_A_STEP), first, own);
            synchronized (lock) {
                total += sum;
            }
        }
    }

    private long step(int from, int to, int first, int own) {
        long sum = 0;
        for (int i = from; i < to; i++) {
            counters[first + (i & 0x7fffffff) % own].count++;
            sum += table[i * 31 & (OBJECTS - 1)];
        }
        return sum;
    }

    @Override
    public long checksum() {
        long sum = total;
        for (Counter counter : counters) {
            sum = sum * 31 + counter.count;
        }
        return sum;
    }

    @Override
    public boolean validate() {
        long counted = 0;
        for (Counter counter : counters) {
            counted += counter.count;
        }
        return counted == rounds;
    }
}

package dev.anyorder.testbed.kernels;

/**
 * A barrier with a mistake: each thread counts its arrivals in an element of a shared array of {@code long}. The
 * reference to the array is volatile, its elements are not, so that a count may be seen in halves on a 32-bit machine,
 * and what a thread wrote before the barrier is not ordered before what another reads after it.
 *
 * <p>On today's 64-bit machines it nearly always does what was meant, which is why the mistake is made.
 */
final class CounterBarrier {

    private volatile long[] arrivals;

    CounterBarrier(int threads) {
        arrivals = new long[threads];
    }

    /** Waits until every thread has come as often as thread {@code id}. */
    void await(int id) {
        long mine = arrivals[id] + 1;
        arrivals[id] = mine;
        for (int other = 0; other < arrivals.length; other++) {
            while (arrivals[other] < mine) {
                Thread.yield();
            }
        }
    }
}

package dev.anyorder.testbed.kernels.queues;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** A question for the strongest events of some days. Fetching tasks hand in what they have found. */
final class Query {

    private static final int WANTED = 50;

    private final int firstDay;
    private final int lastDay;
    private final CountDownLatch missing;

    /** Guarded by this query. */
    private final List<Event> found = new ArrayList<>();

    Query(int firstDay, int lastDay, int archives) {
        this.firstDay = firstDay;
        this.lastDay = lastDay;
        missing = new CountDownLatch(archives);
    }

    int firstDay() {
        return firstDay;
    }

    int lastDay() {
        return lastDay;
    }

    boolean asksFor(Event event) {
        return event.time() >= firstDay * 86_400 && event.time() < (lastDay + 1) * 86_400;
    }

    /** What one archive has to say. */
    void answer(List<Event> events) {
        synchronized (this) {
            found.addAll(events);
        }
    }

    /** One archive has no more to say. */
    void close() {
        missing.countDown();
    }

    /** Waits for all archives. */
    List<Event> strongest() {
        try {
            missing.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        synchronized (this) {
            return strongest(found);
        }
    }

    static List<Event> strongest(List<Event> events) {
        return events.stream().sorted(Event.STRONGEST_FIRST).limit(WANTED).toList();
    }
}

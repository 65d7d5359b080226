package dev.anyorder.testbed.kernels.queues;

import java.util.Comparator;

/** Something that an instrument has seen: when, with how many counts, and which instrument it was. */
record Event(int time, int counts, int source) {

    static final Comparator<Event> STRONGEST_FIRST = Comparator.comparingInt(Event::counts)
            .reversed()
            .thenComparingInt(Event::time)
            .thenComparingInt(Event::source);

    /** The line of a page that tells of it. */
    String line() {
        return time + ";" + counts + "\n";
    }
}

package dev.anyorder.testbed.targets.atomics;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/** Adders and accumulators need no lock. */
public final class AddersClean {
    private final LongAdder words = new LongAdder();
    private final LongAccumulator longest = new LongAccumulator(Long::max, 0);

    void read(String text) {
        for (String word : text.split(" ")) {
            words.increment();
            longest.accumulate(word.length());
        }
    }

    public static void main(String[] args) throws Exception {
        AddersClean statistics = new AddersClean();
        TwoThreads.run(() -> statistics.read("one two three"), () -> statistics.read("four fourteen"));
        System.out.println(statistics.words.sum() + " " + statistics.longest.get()); // prints: 5 8
    }
}

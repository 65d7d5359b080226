package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.time.Instant;
import java.util.Date;

/** What time it is depends on when one asks. */
public final class TimeRacy { // analyses: determinism
    @Deterministic
    static boolean later() {
        long start = System.nanoTime(); // chance: System.nanoTime
        Instant now = Instant.now(); // chance: Instant.now
        long date = new Date().getTime(); // chance: Date.<init>
        return now.toEpochMilli() > 0 && date > 0 && start != 0;
    }

    public static void main(String[] args) {
        long before = System.currentTimeMillis();
        System.out.println(later() && before > 0); // prints: true
    }
}

package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;

/** Jobs that are due at once keep their turns in a scheduled pool of one, too. */
public final class SingleScheduledClean {
    private int value;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService single = Executors.newSingleThreadScheduledExecutor();
        SingleScheduledClean shared = new SingleScheduledClean();
        single.execute(() -> shared.value++);
        single.execute(() -> shared.value++);
        single.submit(() -> shared.value++).get();
        System.out.println(shared.value); // prints: 3
        single.shutdown();
    }
}

package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Is one running, and if not, one is started and noted. */
public final class StartIfAbsentRacy { // analyses: atomicity
    private final Map<String, Thread> running = new ConcurrentHashMap<>();

    void act() throws InterruptedException {
        Thread found = running.get("a"); // atomicity: ConcurrentHashMap.get
        if (found == null) {
            found = new Thread(() -> {});
            found.start();
            running.put("a", found); // atomicity: ConcurrentHashMap.put
        }
        found.join();
    }

    public static void main(String[] args) throws Exception {
        StartIfAbsentRacy shared = new StartIfAbsentRacy();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}

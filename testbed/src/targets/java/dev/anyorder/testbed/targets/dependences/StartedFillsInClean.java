package dev.anyorder.testbed.targets.dependences;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What the task itself has started is its own doing. */
public final class StartedFillsInClean { // analyses: atomicity
    private final Map<String, Integer> map = new ConcurrentHashMap<>();

    void act() throws InterruptedException {
        Integer found = map.get("a");
        if (found == null) {
            Thread other = new Thread(() -> map.put("a", 1));
            other.start();
            other.join();
            map.put("a", 2);
        }
    }

    public static void main(String[] args) throws Exception {
        StartedFillsInClean shared = new StartedFillsInClean();
        shared.act();
        System.out.println("done"); // prints: done
    }
}

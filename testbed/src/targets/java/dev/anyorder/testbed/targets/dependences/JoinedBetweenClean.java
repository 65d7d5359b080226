package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The second task begins when the first has ended. */
public final class JoinedBetweenClean { // analyses: atomicity
    private final Map<String, Integer> map = new ConcurrentHashMap<>();

    void act() {
        if (!map.containsKey("a")) {
            map.put("a", 1);
        }
    }

    public static void main(String[] args) throws Exception {
        JoinedBetweenClean shared = new JoinedBetweenClean();
        Thread first = new Thread(shared::act);
        first.start();
        first.join();
        TwoThreads.run(shared::act, () -> {});
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Who takes out what is there no longer has done no harm. */
public final class RemoveIfThereClean { // analyses: atomicity
    private final Map<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 1));

    void act() {
        if (map.containsKey("a")) {
            map.remove("a");
        }
    }

    public static void main(String[] args) throws Exception {
        RemoveIfThereClean shared = new RemoveIfThereClean();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}

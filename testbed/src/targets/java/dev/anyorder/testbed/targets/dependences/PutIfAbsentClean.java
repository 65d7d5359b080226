package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The map looks and puts at once; who looks first does so to spare the work. */
public final class PutIfAbsentClean { // analyses: atomicity
    private final Map<String, Integer> map = new ConcurrentHashMap<>();

    Integer act() {
        Integer found = map.get("a");
        if (found == null) {
            found = map.putIfAbsent("a", 1);
        }
        return found;
    }

    public static void main(String[] args) throws Exception {
        PutIfAbsentClean shared = new PutIfAbsentClean();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Is the key there, and if not, it is put there. */
public final class ContainsThenPutRacy { // analyses: atomicity
    private final Map<String, Integer> map = new ConcurrentHashMap<>();

    void act() {
        if (!map.containsKey("a")) { // atomicity: ConcurrentHashMap.containsKey
            map.put("a", 1); // atomicity: ConcurrentHashMap.put
        }
    }

    public static void main(String[] args) throws Exception {
        ContainsThenPutRacy shared = new ContainsThenPutRacy();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}

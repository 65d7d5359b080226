package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.HashMap;
import java.util.Map;

/** A map that is not thread-safe, in sections of one lock. */
public final class PlainMapInTwoSectionsRacy { // analyses: atomicity
    private final Map<String, Integer> map = new HashMap<>();

    void act() {
        boolean isThere;
        synchronized (this) {
            isThere = map.containsKey("a"); // atomicity: HashMap.containsKey
        }
        if (!isThere) {
            synchronized (this) {
                map.put("a", 1); // atomicity: HashMap.put
            }
        }
    }

    public static void main(String[] args) throws Exception {
        PlainMapInTwoSectionsRacy shared = new PlainMapInTwoSectionsRacy();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}

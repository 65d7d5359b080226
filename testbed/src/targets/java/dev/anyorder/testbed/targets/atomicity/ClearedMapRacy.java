package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A key is looked at twice; somebody else takes out all of them. */
public final class ClearedMapRacy { // analyses: atomicity
    private final Map<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 1));

    private boolean has() {
        return map.containsKey("a"); // atomicity: ConcurrentHashMap.containsKey
    }

    @Atomic
    void block() {
        boolean before = has();
        boolean after = has();
        assert before || !after;
    }

    void other() {
        map.clear(); // atomicity: ConcurrentHashMap.clear
    }

    public static void main(String[] args) throws Exception {
        ClearedMapRacy shared = new ClearedMapRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A value is got in one call and put in another; somebody else puts the same key. */
public final class KeyOfMapRacy { // analyses: atomicity
    private final Map<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 1));

    private Integer look() {
        return map.get("a"); // atomicity: ConcurrentHashMap.get
    }

    @Atomic
    void block() {
        int found = look();
        map.put("a", found + 1); // atomicity: ConcurrentHashMap.put
    }

    void other() {
        map.put("a", 3); // atomicity: ConcurrentHashMap.put
    }

    public static void main(String[] args) throws Exception {
        KeyOfMapRacy shared = new KeyOfMapRacy();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

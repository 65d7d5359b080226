package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A key is put if there are few, each time another one. */
public final class SizeOfMapRacy { // analyses: atomicity
    private final Map<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 1));

    private boolean hasRoom() {
        return map.size() < 5; // atomicity: ConcurrentHashMap.size
    }

    @Atomic
    void block(String key) {
        if (hasRoom()) {
            map.put(key, 1); // atomicity: ConcurrentHashMap.put
        }
    }

    public static void main(String[] args) throws Exception {
        SizeOfMapRacy shared = new SizeOfMapRacy();
        TwoThreads.run(() -> shared.block("b"), () -> shared.block("c"));
        System.out.println("done"); // prints: done
    }
}

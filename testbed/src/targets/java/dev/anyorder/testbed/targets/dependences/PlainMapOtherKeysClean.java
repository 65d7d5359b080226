package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.HashMap;
import java.util.Map;

/** The same of different keys. */
public final class PlainMapOtherKeysClean { // analyses: atomicity
    private final Map<String, Integer> map = new HashMap<>();

    void act(String key) {
        boolean isThere;
        synchronized (this) {
            isThere = map.containsKey(key);
        }
        if (!isThere) {
            synchronized (this) {
                map.put(key, 1);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        PlainMapOtherKeysClean shared = new PlainMapOtherKeysClean();
        TwoThreads.run(() -> shared.act("a"), () -> shared.act("b"));
        System.out.println("done"); // prints: done
    }
}

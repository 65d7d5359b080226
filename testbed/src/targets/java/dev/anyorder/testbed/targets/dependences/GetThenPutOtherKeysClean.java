package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Each task has a key of its own; their hash codes are the same. */
public final class GetThenPutOtherKeysClean { // analyses: atomicity
    private final Map<String, Object> map = new ConcurrentHashMap<>();

    Object act(String key) {
        Object found = map.get(key);
        if (found == null) {
            found = new Object();
            map.put(key, found);
        }
        return found;
    }

    public static void main(String[] args) throws Exception {
        GetThenPutOtherKeysClean shared = new GetThenPutOtherKeysClean();
        TwoThreads.run(() -> shared.act("Aa"), () -> shared.act("BB"));
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The same, and somebody else puts, looks at and takes out other keys. */
public final class OtherKeyOfMapClean { // analyses: atomicity
    private final Map<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 1));

    private Integer look() {
        return map.get("a");
    }

    @Atomic
    void block() {
        int found = look();
        map.put("a", found + 1);
    }

    void other() {
        map.put("b", 3);
        map.merge("c", 4, Integer::sum);
        map.remove("b");
    }

    public static void main(String[] args) throws Exception {
        OtherKeyOfMapClean shared = new OtherKeyOfMapClean();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}

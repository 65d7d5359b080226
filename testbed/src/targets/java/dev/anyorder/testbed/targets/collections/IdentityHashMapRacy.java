package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.IdentityHashMap;
import java.util.Map;

/** A map by identity. */
public final class IdentityHashMapRacy {
    private final Map<Object, String> names = new IdentityHashMap<>();
    private final Object key = new Object();

    void name() {
        names.put(key, "key"); // race: IdentityHashMap.put
    }

    String nameOf() {
        return names.get(key); // race: IdentityHashMap.get
    }

    public static void main(String[] args) throws Exception {
        IdentityHashMapRacy shared = new IdentityHashMapRacy();
        TwoThreads.run(shared::name, shared::nameOf);
        System.out.println(shared.names.get(shared.key)); // prints: key
    }
}

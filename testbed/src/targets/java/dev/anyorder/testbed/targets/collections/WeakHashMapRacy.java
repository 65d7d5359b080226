package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Map;
import java.util.WeakHashMap;

/** Even a look-up changes a WeakHashMap: it throws out the dead entries. */
public final class WeakHashMapRacy {
    private final Map<Object, String> names = new WeakHashMap<>();
    private final Object key = new Object();

    void name() {
        names.put(key, "key"); // race: WeakHashMap.put
    }

    boolean known() {
        return names.containsKey(key); // race: WeakHashMap.containsKey
    }

    public static void main(String[] args) throws Exception {
        WeakHashMapRacy shared = new WeakHashMapRacy();
        TwoThreads.run(shared::name, shared::known);
        System.out.println(shared.names.size()); // prints: 1
    }
}

package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** A value is filled before it is put, and read after it was got. */
public final class ConcurrentHashMapClean {
    public static void main(String[] args) throws Exception {
        ConcurrentMap<String, int[]> map = new ConcurrentHashMap<>();
        TwoThreads.run(
                () -> {
                    int[] value = new int[2];
                    value[1] = 6;
                    map.put("key", value);
                },
                () -> {
                    int[] value;
                    do {
                        value = map.get("key");
                    } while (value == null);
                    System.out.println(value[1]); // prints: 6
                });
    }
}

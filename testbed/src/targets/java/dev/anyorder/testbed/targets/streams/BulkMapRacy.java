package dev.anyorder.testbed.targets.streams;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The parallel forEach of a concurrent map fills a plain map. */
public final class BulkMapRacy {
    public static void main(String[] args) {
        ConcurrentHashMap<Integer, Integer> source = new ConcurrentHashMap<>();
        for (int i = 0; i < 200; i++) {
            source.put(i, i);
        }
        Map<Integer, Integer> target = new HashMap<>(4096);
        source.forEach(1, target::put); // race: HashMap.put
        System.out.println(target.size() > 0); // prints: true
    }
}

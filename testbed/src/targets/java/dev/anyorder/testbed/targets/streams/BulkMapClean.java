package dev.anyorder.testbed.targets.streams;

import java.util.Arrays;
import java.util.concurrent.ConcurrentHashMap;

/** The parallel reductions of a concurrent map, and parallel array operations. */
public final class BulkMapClean {
    private int weight;

    static ConcurrentHashMap<Integer, BulkMapClean> source() {
        ConcurrentHashMap<Integer, BulkMapClean> source = new ConcurrentHashMap<>();
        for (int i = 0; i < 200; i++) {
            BulkMapClean item = new BulkMapClean();
            item.weight = i;
            source.put(i, item);
        }
        return source;
    }

    public static void main(String[] args) {
        ConcurrentHashMap<Integer, BulkMapClean> source = source();
        source.forEachValue(1, item -> item.weight++);
        long sum = source.reduceValuesToLong(1, item -> item.weight, 0, Long::sum);
        int[] prefix = new int[10_000];
        Arrays.parallelSetAll(prefix, i -> 1);
        Arrays.parallelPrefix(prefix, Integer::sum);
        Arrays.parallelSort(prefix);
        System.out.println(sum + " " + prefix[9_999]); // prints: 20100 10000
    }
}

package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Copies are not views: the original changes while the copies are read. */
public final class CopiesClean {
    public static void main(String[] args) throws Exception {
        List<String> names = new ArrayList<>(List.of("ada", "alan"));
        List<String> copy = List.copyOf(names);
        Map<String, Integer> ages = new HashMap<>(Map.of("ada", 36));
        Map<String, Integer> copied = new TreeMap<>(ages);
        TwoThreads.run(
                () -> {
                    names.add("grace");
                    ages.put("alan", 41);
                },
                () -> System.out.println(copy + " " + copied)); // prints: [ada, alan] {ada=36}
        System.out.println(names.size() + ages.size()); // prints: 5
    }
}

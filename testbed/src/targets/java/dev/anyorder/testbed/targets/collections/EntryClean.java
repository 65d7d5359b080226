package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Two threads set the values of different entries of one map. */
public final class EntryClean {
    public static void main(String[] args) throws Exception {
        SortedMap<String, Integer> ages = new TreeMap<>(Map.of("ada", 36, "alan", 41));
        Map<String, Map.Entry<String, Integer>> entries = new LinkedHashMap<>();
        for (Map.Entry<String, Integer> entry : ages.entrySet()) {
            entries.put(entry.getKey(), entry);
        }
        TwoThreads.run(
                () -> entries.get("ada").setValue(37), () -> entries.get("alan").setValue(42));
        System.out.println(ages); // prints: {ada=37, alan=42}
    }
}

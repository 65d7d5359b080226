package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The key set is a view: asking it reads the map. */
public final class KeySetViewRacy {
    private final Map<String, Integer> ages = new HashMap<>(64);
    private final Set<String> names = ages.keySet();

    void add() {
        ages.put("ada", 36); // race: HashMap.put
    }

    boolean known() {
        return names.contains("alan"); // race
    }

    public static void main(String[] args) throws Exception {
        KeySetViewRacy people = new KeySetViewRacy();
        TwoThreads.run(people::add, people::known);
        System.out.println(people.names); // prints: [ada]
    }
}

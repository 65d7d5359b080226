package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.HashMap;
import java.util.Map;

/** One thread puts, the other gets. */
public final class HashMapRacy {
    private final Map<String, Integer> ages = new HashMap<>();

    void add() {
        ages.put("ada", 36); // race: HashMap.put
    }

    Integer find() {
        return ages.get("ada"); // race: HashMap.get
    }

    public static void main(String[] args) throws Exception {
        HashMapRacy people = new HashMapRacy();
        TwoThreads.run(people::add, people::find);
        System.out.println(people.ages); // prints: {ada=36}
    }
}

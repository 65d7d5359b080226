package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.HashMap;
import java.util.Map;

/** An entry of the map writes through. */
public final class EntryRacy {
    private final Map<String, Integer> ages = new HashMap<>(Map.of("ada", 36));
    private final Map.Entry<String, Integer> ada = ages.entrySet().iterator().next();

    void birthday() {
        ada.setValue(37); // race
    }

    Integer age() {
        return ages.get("ada"); // race: HashMap.get
    }

    public static void main(String[] args) throws Exception {
        EntryRacy people = new EntryRacy();
        TwoThreads.run(people::birthday, people::age);
        System.out.println(people.ages); // prints: {ada=37}
    }
}

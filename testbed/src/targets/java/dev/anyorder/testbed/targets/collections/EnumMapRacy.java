package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.EnumMap;
import java.util.Map;

/** A map keyed by an enum. */
public final class EnumMapRacy {
    enum Day {
        MONDAY,
        TUESDAY
    }

    private final Map<Day, Integer> hours = new EnumMap<>(Day.class);

    void work() {
        hours.put(Day.MONDAY, 8); // race: EnumMap.put
    }

    int size() {
        return hours.size(); // race: EnumMap.size
    }

    public static void main(String[] args) throws Exception {
        EnumMapRacy week = new EnumMapRacy();
        System.out.println(Day.values().length); // prints: 2
        TwoThreads.run(week::work, week::size);
        System.out.println(week.hours); // prints: {MONDAY=8}
    }
}

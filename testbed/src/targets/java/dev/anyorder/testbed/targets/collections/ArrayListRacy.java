package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.ArrayList;
import java.util.List;

/** One thread adds, the other reads by index. */
public final class ArrayListRacy {
    private final List<String> names = new ArrayList<>(16);

    void add() {
        names.add("ada"); // race: ArrayList.add
    }

    String first() {
        return names.get(0); // race: ArrayList.get
    }

    public static void main(String[] args) throws Exception {
        ArrayListRacy list = new ArrayListRacy();
        list.names.add("alan");
        TwoThreads.run(list::add, list::first);
        System.out.println(list.names); // prints: [alan, ada]
    }
}

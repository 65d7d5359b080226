package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** An unmodifiable view protects against its own users only. */
public final class UnmodifiableViewRacy {
    private final List<String> names = new ArrayList<>(16);
    private final List<String> view = Collections.unmodifiableList(names);

    void add() {
        names.add("ada"); // race: ArrayList.add
    }

    int count() {
        return view.size(); // race
    }

    public static void main(String[] args) throws Exception {
        UnmodifiableViewRacy list = new UnmodifiableViewRacy();
        TwoThreads.run(list::add, list::count);
        System.out.println(list.view); // prints: [ada]
    }
}

package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.List;
import java.util.Vector;

/** The last one, as the size was before somebody took it out. */
public final class SizeThenGetRacy { // analyses: atomicity
    private final Vector<String> list = new Vector<>(List.of("a", "b"));
    private final Hint over = new Hint();

    void act() {
        int size = list.size(); // atomicity: Vector.size
        list.get(size - 1); // atomicity: Vector.get
        over.give();
    }

    void other() {
        over.take();
        list.remove(1); // atomicity: Vector.remove
    }

    public static void main(String[] args) throws Exception {
        SizeThenGetRacy shared = new SizeThenGetRacy();
        TwoThreads.run(shared::act, shared::other);
        System.out.println("done"); // prints: done
    }
}

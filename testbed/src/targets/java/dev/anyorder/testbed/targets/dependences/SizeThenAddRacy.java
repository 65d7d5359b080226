package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Vector;

/** As long as there are few, one is added. */
public final class SizeThenAddRacy { // analyses: atomicity
    private final Vector<String> list = new Vector<>();

    void act() {
        if (list.size() < 1) { // atomicity: Vector.size
            list.add("a"); // atomicity: Vector.add
        }
    }

    public static void main(String[] args) throws Exception {
        SizeThenAddRacy shared = new SizeThenAddRacy();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}

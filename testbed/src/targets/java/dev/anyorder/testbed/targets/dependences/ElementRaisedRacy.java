package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.List;
import java.util.Vector;

/** An element is read, and written with something added. */
public final class ElementRaisedRacy { // analyses: atomicity
    private final Vector<Integer> list = new Vector<>(List.of(0, 0));

    void act(int index) {
        list.set(index, list.get(index) + 1); // atomicity: Vector.set
    }

    public static void main(String[] args) throws Exception {
        ElementRaisedRacy shared = new ElementRaisedRacy();
        TwoThreads.run(() -> shared.act(1), () -> shared.act(1));
        System.out.println("done"); // prints: done
    }
}

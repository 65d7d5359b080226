package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.List;
import java.util.Vector;

/** Each task has an element of its own. */
public final class ElementsRaisedClean { // analyses: atomicity
    private final Vector<Integer> list = new Vector<>(List.of(0, 0));

    void act(int index) {
        list.set(index, list.get(index) + 1);
    }

    public static void main(String[] args) throws Exception {
        ElementsRaisedClean shared = new ElementsRaisedClean();
        TwoThreads.run(() -> shared.act(0), () -> shared.act(1));
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Vector;

/** Two calls in a row, neither of which depends on the other. */
public final class TwoAddsClean { // analyses: atomicity
    private final Vector<String> list = new Vector<>();

    void act() {
        list.add("a");
        list.add("b");
    }

    public static void main(String[] args) throws Exception {
        TwoAddsClean shared = new TwoAddsClean();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.List;
import java.util.Vector;

/** What is put in does not get into the way of who looks at what is there. */
public final class SizeThenGetClean { // analyses: atomicity
    private final Vector<String> list = new Vector<>(List.of("a", "b"));
    private final Hint over = new Hint();

    void act() {
        int size = list.size();
        list.get(size - 1);
        over.give();
    }

    void other() {
        over.take();
        list.add("c");
    }

    public static void main(String[] args) throws Exception {
        SizeThenGetClean shared = new SizeThenGetClean();
        TwoThreads.run(shared::act, shared::other);
        System.out.println("done"); // prints: done
    }
}

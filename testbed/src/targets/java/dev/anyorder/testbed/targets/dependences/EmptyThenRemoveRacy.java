package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Is the list empty, and if not, the first is taken out. */
public final class EmptyThenRemoveRacy { // analyses: atomicity
    private final List<String> list = Collections.synchronizedList(new ArrayList<>(List.of("a", "b")));

    void act() {
        if (!list.isEmpty()) { // atomicity
            list.remove(0); // atomicity
        }
    }

    public static void main(String[] args) throws Exception {
        EmptyThenRemoveRacy shared = new EmptyThenRemoveRacy();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The lock of the list is held all the time. */
public final class EmptyThenRemoveLockedClean { // analyses: atomicity
    private final List<String> list = Collections.synchronizedList(new ArrayList<>(List.of("a", "b")));

    void act() {
        synchronized (list) {
            if (!list.isEmpty()) {
                list.remove(0);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        EmptyThenRemoveLockedClean shared = new EmptyThenRemoveLockedClean();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}

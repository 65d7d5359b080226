package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicReference;

/** Is it there, and if not, it is made. */
public final class LazyReferenceRacy { // analyses: atomicity
    private final AtomicReference<Object> made = new AtomicReference<>();

    Object act() {
        if (made.get() == null) { // atomicity: AtomicReference.get
            made.set(new Object()); // atomicity: AtomicReference.set
        }
        return made.get();
    }

    public static void main(String[] args) throws Exception {
        LazyReferenceRacy shared = new LazyReferenceRacy();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}

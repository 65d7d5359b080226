package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicReference;

/** Is it there, and if not, one of those who make it wins. */
public final class LazyReferenceClean { // analyses: atomicity
    private final AtomicReference<Object> made = new AtomicReference<>();

    Object act() {
        if (made.get() == null) {
            made.compareAndSet(null, new Object());
        }
        return made.get();
    }

    public static void main(String[] args) throws Exception {
        LazyReferenceClean shared = new LazyReferenceClean();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}

package dev.anyorder.testbed.targets.atomics;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicStampedReference;

/** References with a stamp or a mark publish like other atomics. */
public final class StampedReferencesClean {
    private final AtomicStampedReference<String> title = new AtomicStampedReference<>("draft", 0);
    private final AtomicMarkableReference<String> owner = new AtomicMarkableReference<>("nobody", false);
    private int pages;

    void publish() {
        pages = 300;
        title.compareAndSet("draft", "final", 0, 1);
        owner.set("everybody", true);
    }

    void read() {
        while (title.getStamp() == 0 || !owner.isMarked()) {
            Thread.onSpinWait();
        }
        System.out.println(title.getReference() + " " + pages); // prints: final 300
    }

    public static void main(String[] args) throws Exception {
        StampedReferencesClean book = new StampedReferencesClean();
        TwoThreads.run(book::publish, book::read);
    }
}

package dev.anyorder.testbed.targets.monitors;

import dev.anyorder.testbed.targets.TwoThreads;

/** Both threads touch the field after they have given the lock back. */
public final class AfterTheLockRacy {
    private int opened;
    private int view;

    void open() {
        synchronized (this) {
            opened++;
        }
        view = 1; // race: AfterTheLockRacy.view
    }

    public static void main(String[] args) throws Exception {
        AfterTheLockRacy document = new AfterTheLockRacy();
        TwoThreads.run(document::open, document::open);
        System.out.println(document.opened); // prints: 2
    }
}

package dev.anyorder.testbed.targets.monitors;

import dev.anyorder.testbed.targets.TwoThreads;

/** Both threads use the lock, and both touch the field before they take it. */
public final class BeforeTheLockRacy {
    private int draft;
    private int saved;

    void save() {
        draft = 1; // race: BeforeTheLockRacy.draft
        synchronized (this) {
            saved++;
        }
    }

    public static void main(String[] args) throws Exception {
        BeforeTheLockRacy document = new BeforeTheLockRacy();
        TwoThreads.run(document::save, document::save);
        System.out.println(document.saved); // prints: 2
    }
}

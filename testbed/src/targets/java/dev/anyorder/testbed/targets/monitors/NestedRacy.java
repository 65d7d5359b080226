package dev.anyorder.testbed.targets.monitors;

import dev.anyorder.testbed.targets.TwoThreads;

/** The inner lock is released before the write, and the outer locks differ. */
public final class NestedRacy {
    private final Object shared = new Object();
    private int checks;
    private int value;

    void update(Object own) {
        synchronized (own) {
            synchronized (shared) {
                checks++;
            }
            value = 1; // race: NestedRacy.value
        }
    }

    public static void main(String[] args) throws Exception {
        NestedRacy program = new NestedRacy();
        TwoThreads.run(() -> program.update(new Object()), () -> program.update(new Object()));
        System.out.println(program.checks); // prints: 2
    }
}

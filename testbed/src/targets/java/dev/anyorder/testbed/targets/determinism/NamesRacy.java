package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;

/** Names of threads, and where an object happens to lie. */
public final class NamesRacy { // analyses: determinism
    @Deterministic
    static int length() {
        int name = Thread.currentThread().getName().length(); // chance: Thread.getName
        return name + System.identityHashCode(new Object()) % 2; // chance: System.identityHashCode
    }

    public static void main(String[] args) {
        System.out.println(length() > 0); // prints: true
    }
}

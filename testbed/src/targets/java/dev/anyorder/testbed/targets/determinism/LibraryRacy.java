package dev.anyorder.testbed.targets.determinism;

import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.finish;
import static dev.anyorder.api.Tasks.isolated;

import dev.anyorder.api.Deterministic;

/** Isolated keeps two tasks of the library apart, and lets either come first. */
public final class LibraryRacy { // analyses: determinism
    private int value = 1;

    @Deterministic
    void all() {
        finish(() -> {
            async(() -> isolated(() -> value += 3)); // conflict
            async(() -> isolated(() -> value *= 2)); // conflict
        });
    }

    public static void main(String[] args) {
        LibraryRacy shared = new LibraryRacy();
        shared.all();
        System.out.println(shared.value > 4); // prints: true
    }
}

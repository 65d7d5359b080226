package dev.anyorder.testbed.targets.determinism;

import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.finish;

import dev.anyorder.api.Deterministic;

/** Tasks of the library, and what they leave behind when the finish is over. */
public final class LibraryClean { // analyses: determinism
    private int left;
    private int right;

    @Deterministic
    int all() {
        finish(() -> {
            async(() -> left = 20);
            finish(() -> async(() -> right = 1));
            right++;
        });
        return left + right;
    }

    public static void main(String[] args) {
        System.out.println(new LibraryClean().all()); // prints: 22
    }
}

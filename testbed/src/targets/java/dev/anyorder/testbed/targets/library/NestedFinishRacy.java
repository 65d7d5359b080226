package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** The end of the inner finish says nothing of a task of the outer one. */
public final class NestedFinishRacy {
    private static int x;

    public static void main(String[] args) {
        finish(() -> {
            async(() -> {
                x++; // race: NestedFinishRacy.x
            });
            finish(() -> async(() -> {
                x += 2; // race: NestedFinishRacy.x
            }));
        });
        System.out.println(x > 0); // prints: true
    }
}

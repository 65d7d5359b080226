package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** Two tasks of a finish write one field, and so does the finish itself before its end. */
public final class AsyncRacy {
    private static int x;
    private static int y;

    public static void main(String[] args) {
        finish(() -> {
            async(() -> {
                x = 1; // race: AsyncRacy.x
            });
            async(() -> {
                x = 2; // race: AsyncRacy.x
                y = 1; // race: AsyncRacy.y
            });
            y = 2; // race: AsyncRacy.y
        });
        System.out.println(x > 0 && y > 0); // prints: true
    }
}

package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** Sections of different objects do not exclude each other, nor does a monitor exclude a section. */
public final class IsolatedObjectsRacy {
    private static int x;
    private static int y;

    public static void main(String[] args) {
        Object a = new Object();
        Object b = new Object();
        finish(() -> {
            async(() -> isolated(a, () -> {
                x++; // race: IsolatedObjectsRacy.x
                y++; // race: IsolatedObjectsRacy.y
            }));
            async(() -> isolated(b, () -> {
                x++; // race: IsolatedObjectsRacy.x
            }));
            async(() -> {
                synchronized (a) {
                    y++; // race: IsolatedObjectsRacy.y
                }
            });
        });
        System.out.println(x + y > 0); // prints: true
    }
}

package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** The sets of two elements do not exclude each other, nor those of two parents. */
public final class MutexSetRacy {
    private static int x;
    private static int y;

    public static void main(String[] args) {
        int[] cells = new int[2];
        finish(() -> {
            for (int i = 0; i < 2; i++) {
                task(() -> {
                            x++; // race: MutexSetRacy.x
                        })
                        .mutexinoutset(cells, i)
                        .start();
                async(() -> task(() -> {
                            y++; // race: MutexSetRacy.y
                        })
                        .mutexinoutset(cells)
                        .start());
            }
        });
        System.out.println(x + y > 0); // prints: true
    }
}

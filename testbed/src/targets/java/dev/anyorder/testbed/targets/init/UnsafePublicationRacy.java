package dev.anyorder.testbed.targets.init;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicReference;

/** The same way of publishing, with a field that is not final: the constructor's write races with the read. */
public final class UnsafePublicationRacy {
    static final class Point {
        int x;

        Point(int x) {
            this.x = x; // race: Point.x
        }
    }

    private static final AtomicReference<Point> BOX = new AtomicReference<>();

    static int read() {
        Point point;
        do {
            point = BOX.getOpaque();
        } while (point == null);
        return point.x; // race: Point.x
    }

    public static void main(String[] args) throws Exception {
        TwoThreads.run(() -> BOX.setOpaque(new Point(1)), UnsafePublicationRacy::read);
        System.out.println("published"); // prints: published
    }
}

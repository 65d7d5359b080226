package dev.anyorder.testbed.targets.init;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicReference;

/** Final fields may be read without any order after the constructor: the reference travels by opaque accesses. */
public final class FinalFieldsClean {
    static final class Point {
        final int x;
        final long y;

        Point(int x, long y) {
            this.x = x;
            this.y = y;
        }
    }

    private static final AtomicReference<Point> BOX = new AtomicReference<>();

    static long read() {
        Point point;
        do {
            point = BOX.getOpaque();
        } while (point == null);
        return point.x + point.y;
    }

    public static void main(String[] args) throws Exception {
        TwoThreads.run(() -> BOX.setOpaque(new Point(1, 2)), FinalFieldsClean::read);
        System.out.println(read()); // prints: 3
    }
}

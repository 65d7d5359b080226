package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;

/** A record is shallowly immutable: its array is not, and neither is its static counter. */
public final class RecordRacy {
    record Polygon(int[] xs) {
        static int moved;

        void move() {
            xs[0] = 1; // race: int[]
            moved = 1; // race: Polygon.moved
        }
    }

    public static void main(String[] args) throws Exception {
        Polygon polygon = new Polygon(new int[4]);
        TwoThreads.run(polygon::move, polygon::move);
        System.out.println(Polygon.moved); // prints: 1
    }
}

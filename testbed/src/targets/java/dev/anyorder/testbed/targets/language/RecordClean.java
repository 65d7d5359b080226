package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;

/** Records of records are read by everybody: components, equality, hash and text. */
public final class RecordClean {
    record Point(int x, int y) {
        Point {
            if (x < 0) {
                throw new IllegalArgumentException("negative");
            }
        }
    }

    record Line(Point from, Point to) {
        int width() {
            return to.x() - from.x();
        }
    }

    public static void main(String[] args) throws Exception {
        Line line = new Line(new Point(1, 2), new Point(5, 6));
        TwoThreads.run(line::hashCode, () -> line.equals(new Line(line.to(), line.from())));
        System.out.println(line.width() + " " + line); // prints: 4 Line[from=Point[x=1, y=2], to=Point[x=5, y=6]]
    }
}

package dev.anyorder.report.picture;

import java.util.List;

/**
 * Where all parts of a picture are.
 *
 * @param boxes by the numbers of the nodes
 * @param lines by the order of the edges
 */
public record GraphPlacement(double width, double height, List<Box> boxes, List<List<Point>> lines) {
    /** A place, to the right and down from the corner. */
    public record Point(double x, double y) {}

    /** The place of a node: its upper left corner and its size. */
    public record Box(double x, double y, double width, double height) {
        double middle() {
            return x + width / 2;
        }

        double centre() {
            return y + height / 2;
        }
    }

    public GraphPlacement {
        boxes = List.copyOf(boxes);
        lines = lines.stream().map(List::copyOf).toList();
    }
}

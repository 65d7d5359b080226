package dev.anyorder.report.picture;

import java.util.List;

/** The boxes by node number, and the lines by edge index. */
public record GraphPlacement(double width, double height, List<Box> boxes, List<List<Point>> lines) {
    /** Coordinates grow rightwards and downwards. */
    public record Point(double x, double y) {}

    /** A rectangle, by its upper left corner. */
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

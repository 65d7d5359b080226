package dev.anyorder.report.picture;

import static dev.anyorder.report.picture.SvgWriter.at;
import static dev.anyorder.report.picture.SvgWriter.escaped;
import static dev.anyorder.report.picture.SvgWriter.number;

import dev.anyorder.report.picture.GraphPlacement.Box;
import dev.anyorder.report.picture.GraphPlacement.Point;
import java.util.List;
import java.util.Locale;

/** Renders a graph as SVG. */
public final class SvgPicture {
    private static final double MARGIN = 24;
    private static final double HEADING = 28;
    private static final double BEND = 40;
    private static final String TIP = "tip";

    private final TaskGraph graph;
    private final GraphPlacement placement;
    private final SvgWriter svg = new SvgWriter();

    private SvgPicture(TaskGraph graph, GraphPlacement placement) {
        this.graph = graph;
        this.placement = placement;
    }

    public static String render(TaskGraph graph, GraphPlacement placement) {
        SvgPicture drawing = new SvgPicture(graph, placement);
        double below = 4 + NodeText.LINE * graph.notes().size();
        drawing.open(HEADING, below);
        SvgWriter svg = drawing.svg;
        svg.raw("<style>\n" + PageResource.text("picture.css") + "</style>\n");
        svg.raw("<rect class=\"paper\" x=\"" + number(-MARGIN) + "\" y=\"" + number(-MARGIN - HEADING)
                + "\" width=\"100%\" height=\"100%\"/>\n");
        svg.text("title", 0, -HEADING + 4, graph.title());
        double y = placement.height() + NodeText.LINE;
        for (String note : graph.notes()) {
            svg.text("note", 0, y, note);
            y += NodeText.LINE;
        }
        drawing.content();
        return svg.close();
    }

    /** Relies on the style of the page. */
    static String element(TaskGraph graph, GraphPlacement placement) {
        SvgPicture drawing = new SvgPicture(graph, placement);
        drawing.open(0, 0);
        drawing.content();
        return drawing.svg.close();
    }

    private void open(double above, double below) {
        int longest = graph.notes().stream().mapToInt(String::length).max().orElse(0);
        double width = Math.max(placement.width(), above > 0 ? NodeText.width(longest) : 0) + 2 * MARGIN;
        double height = placement.height() + 2 * MARGIN + above + below;
        svg.open(graph.title(), -MARGIN, -MARGIN - above, width, height);
    }

    private void content() {
        svg.tip(TIP);
        for (int i = 0; i < graph.edges().size(); i++) {
            edge(graph.edges().get(i), placement.lines().get(i));
        }
        graph.nodes().forEach(this::node);
        graph.pairs().forEach(this::pair);
    }

    private void edge(PictureEdge edge, List<Point> line) {
        svg.arrow("edge " + edge.edgeReason().name().toLowerCase(Locale.ROOT), TIP, line);
    }

    private void node(PictureNode node) {
        Box box = placement.boxes().get(node.id());
        if (node.isJunction()) {
            svg.raw("<circle class=\"junction\" id=\"n" + node.id() + "\" cx=\"" + number(box.middle()) + "\" cy=\""
                    + number(box.centre()) + "\" r=\"" + number(box.width() / 2) + "\"/>\n");
            return;
        }
        List<String> lines = NodeText.lines(node);
        String sort = "node" + (node.racing() ? " racing" : "") + (node.folded() > 0 ? " folded" : "");
        String label = (node.racing() ? "In a race: " : "") + String.join(", ", lines);
        svg.raw("<g class=\"" + sort + "\" id=\"n" + node.id() + "\" tabindex=\"-1\" role=\"img\" aria-label=\"")
                .raw(escaped(label) + "\">");
        if (node.folded() > 0) {
            svg.rectangle("behind", box, 4);
        }
        svg.rectangle("box", box, 0);
        for (int i = 0; i < lines.size(); i++) {
            double y = box.y() + NodeText.PADDING + NodeText.LINE * (i + 0.75);
            boolean isPlace = i == 1 && !node.place().isEmpty();
            svg.text(i == 0 ? "task" : isPlace ? "place" : "access", box.x() + NodeText.PADDING, y, lines.get(i));
        }
        svg.raw("<title>" + escaped(full(node)) + "</title></g>\n");
    }

    private static String full(PictureNode node) {
        return String.join("\n", node.task(), node.place(), String.join("\n", node.accesses()));
    }

    /** A dashed line between borders, around boxes between them; a loop for one node. */
    private void pair(ConflictPair conflictPair) {
        Box a = placement.boxes().get(conflictPair.first());
        Box b = placement.boxes().get(conflictPair.second());
        Box left = a.middle() <= b.middle() ? a : b;
        Box right = left == a ? b : a;
        Box upper = a.y() <= b.y() ? a : b;
        Box lower = upper == a ? b : a;
        svg.raw("<path class=\"race\" id=\"" + name(conflictPair) + "\" d=\"");
        if (a.equals(b)) {
            Point from = new Point(a.x() + a.width(), a.y() + 8);
            Point to = new Point(from.x(), a.y() + a.height() - 8);
            curve(from, BEND, 0, to, BEND, 0);
        } else if (upper.y() + upper.height() > lower.y()) {
            beside(left, right);
        } else {
            Point from = new Point(upper.middle() + 12, upper.y() + upper.height());
            curve(from, 0, BEND, new Point(lower.middle() + 12, lower.y()), 0, -BEND);
        }
        svg.raw("\"/>\n");
    }

    private void beside(Box left, Box right) {
        Point from = new Point(left.x() + left.width(), left.centre());
        Point to = new Point(right.x(), right.centre());
        boolean isFree = placement.boxes().stream()
                .noneMatch(box -> box.middle() > from.x()
                        && box.middle() < to.x()
                        && box.y() < Math.max(from.y(), to.y())
                        && box.y() + box.height() > Math.min(from.y(), to.y()));
        if (isFree) {
            double bend = Math.min(BEND, (to.x() - from.x()) / 2);
            curve(from, bend, 0, to, -bend, 0);
        } else {
            double rise = 24 + (right.middle() - left.middle()) / 16;
            curve(new Point(left.middle(), left.y()), BEND, -rise, new Point(right.middle(), right.y()), -BEND, -rise);
        }
    }

    /** Offsets give the control points. */
    private void curve(Point from, double dx, double dy, Point to, double toDx, double toDy) {
        svg.raw("M" + at(from) + " C" + at(new Point(from.x() + dx, from.y() + dy)))
                .raw(" " + at(new Point(to.x() + toDx, to.y() + toDy)) + " " + at(to));
    }

    static String name(ConflictPair conflictPair) {
        return "n" + conflictPair.first() + "-n" + conflictPair.second();
    }
}

package dev.anyorder.report.picture;

import dev.anyorder.report.picture.Placement.Box;
import dev.anyorder.report.picture.Placement.Point;
import java.util.List;
import java.util.Locale;

/** A picture as SVG: by itself a file with a style of its own, or part of a page. */
public final class SvgPicture {
    private static final double MARGIN = 24;
    private static final double HEADING = 28;
    private static final double BEND = 40;

    private final Picture picture;
    private final Placement placement;
    private final StringBuilder out = new StringBuilder();

    private SvgPicture(Picture picture, Placement placement) {
        this.picture = picture;
        this.placement = placement;
    }

    /** A file of its own. */
    public static String render(Picture picture, Placement placement) {
        SvgPicture svg = new SvgPicture(picture, placement);
        double below = 4 + NodeText.LINE * picture.notes().size();
        svg.open(HEADING, below);
        svg.out.append("<style>\n").append(Resource.text("picture.css")).append("</style>\n");
        svg.out.append("<rect class=\"paper\" x=\"").append(number(-MARGIN)).append("\" y=\"");
        svg.out.append(number(-MARGIN - HEADING)).append("\" width=\"100%\" height=\"100%\"/>\n");
        svg.text("title", 0, -HEADING + 4, picture.title());
        double y = placement.height() + NodeText.LINE;
        for (String note : picture.notes()) {
            svg.text("note", 0, y, note);
            y += NodeText.LINE;
        }
        svg.content();
        return svg.out.append("</svg>\n").toString();
    }

    /** The element for a page that has the style. */
    static String element(Picture picture, Placement placement) {
        SvgPicture svg = new SvgPicture(picture, placement);
        svg.open(0, 0);
        svg.content();
        return svg.out.append("</svg>\n").toString();
    }

    private void open(double above, double below) {
        int longest = picture.notes().stream().mapToInt(String::length).max().orElse(0);
        double width = Math.max(placement.width(), above > 0 ? NodeText.width(longest) : 0) + 2 * MARGIN;
        double height = placement.height() + 2 * MARGIN + above + below;
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"group\" aria-label=\"");
        out.append(escaped(picture.title())).append("\" width=\"").append(number(width));
        out.append("\" height=\"")
                .append(number(height))
                .append("\" viewBox=\"")
                .append(number(-MARGIN));
        out.append(' ')
                .append(number(-MARGIN - above))
                .append(' ')
                .append(number(width))
                .append(' ');
        out.append(number(height)).append("\">\n");
    }

    private void content() {
        out.append("<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"9\" ");
        out.append(
                "markerHeight=\"9\" markerUnits=\"userSpaceOnUse\" orient=\"auto-start-reverse\"><path d=\"M0,0 L8,4 L0,8 z\"/></marker></defs>\n");
        for (int i = 0; i < picture.edges().size(); i++) {
            edge(picture.edges().get(i), placement.lines().get(i));
        }
        picture.nodes().forEach(this::node);
        picture.pairs().forEach(this::pair);
    }

    private void edge(Edge edge, List<Point> line) {
        out.append("<path class=\"edge ").append(edge.link().name().toLowerCase(Locale.ROOT));
        out.append("\" marker-end=\"url(#tip)\" d=\"");
        for (int i = 0; i < line.size(); i++) {
            out.append(i == 0 ? "M" : " L").append(at(line.get(i)));
        }
        out.append("\"/>\n");
    }

    private void node(Node node) {
        Box box = placement.boxes().get(node.id());
        if (node.isJunction()) {
            out.append("<circle class=\"junction\" id=\"n").append(node.id()).append("\" cx=\"");
            out.append(number(box.middle())).append("\" cy=\"").append(number(box.centre()));
            out.append("\" r=\"").append(number(box.width() / 2)).append("\"/>\n");
            return;
        }
        List<String> lines = NodeText.lines(node);
        String sort = "node" + (node.racing() ? " racing" : "") + (node.folded() > 0 ? " folded" : "");
        out.append("<g class=\"").append(sort).append("\" id=\"n").append(node.id());
        out.append("\" tabindex=\"-1\" role=\"img\" aria-label=\"");
        out.append(escaped((node.racing() ? "In a race: " : "") + String.join(", ", lines)))
                .append("\">");
        if (node.folded() > 0) {
            rectangle("behind", box, 4);
        }
        rectangle("box", box, 0);
        for (int i = 0; i < lines.size(); i++) {
            double y = box.y() + NodeText.PADDING + NodeText.LINE * (i + 0.75);
            boolean isPlace = i == 1 && !node.place().isEmpty();
            text(i == 0 ? "task" : isPlace ? "place" : "access", box.x() + NodeText.PADDING, y, lines.get(i));
        }
        out.append("<title>").append(escaped(full(node))).append("</title></g>\n");
    }

    private static String full(Node node) {
        return String.join("\n", node.task(), node.place(), String.join("\n", node.accesses()));
    }

    private void rectangle(String sort, Box box, double off) {
        out.append("<rect class=\"").append(sort).append("\" rx=\"6\" x=\"").append(number(box.x() + off));
        out.append("\" y=\"")
                .append(number(box.y() + off))
                .append("\" width=\"")
                .append(number(box.width()));
        out.append("\" height=\"").append(number(box.height())).append("\"/>");
    }

    private void text(String sort, double x, double y, String text) {
        out.append("<text class=\"")
                .append(sort)
                .append("\" x=\"")
                .append(number(x))
                .append("\" y=\"");
        out.append(number(y)).append("\">").append(escaped(text)).append("</text>");
    }

    /** A dashed line from border to border: around the box if both are one, and above what is between. */
    private void pair(Pair pair) {
        Box a = placement.boxes().get(pair.first());
        Box b = placement.boxes().get(pair.second());
        Box left = a.middle() <= b.middle() ? a : b;
        Box right = left == a ? b : a;
        Box upper = a.y() <= b.y() ? a : b;
        Box lower = upper == a ? b : a;
        out.append("<path class=\"race\" id=\"").append(name(pair)).append("\" d=\"");
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
        out.append("\"/>\n");
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

    /** A curve that leaves one point and reaches another by way of points that are so far from each. */
    private void curve(Point from, double dx, double dy, Point to, double toDx, double toDy) {
        out.append('M').append(at(from)).append(" C").append(at(new Point(from.x() + dx, from.y() + dy)));
        out.append(' ')
                .append(at(new Point(to.x() + toDx, to.y() + toDy)))
                .append(' ')
                .append(at(to));
    }

    private static String at(Point point) {
        return number(point.x()) + "," + number(point.y());
    }

    /** The name of a dashed line. */
    static String name(Pair pair) {
        return "n" + pair.first() + "-n" + pair.second();
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}

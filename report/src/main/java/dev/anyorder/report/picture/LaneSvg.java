package dev.anyorder.report.picture;

import dev.anyorder.report.picture.GraphPlacement.Box;
import dev.anyorder.report.picture.GraphPlacement.Point;
import dev.anyorder.report.picture.LaneDiagram.Arrow;
import dev.anyorder.report.picture.LaneDiagram.Deed;
import java.util.ArrayList;
import java.util.List;

/** Draws a lane diagram. */
final class LaneSvg {
    private static final double MARGIN = 16;
    private static final double HEAD = 28;
    private static final double GAP = 44;
    /** Distance of the closing edge from the first lane. */
    private static final double ASIDE = 24;

    private final LaneDiagram laneDiagram;
    private final String tip;
    private final SvgWriter svg = new SvgWriter();
    private final List<Box> boxes = new ArrayList<>();
    private final List<Double> starts = new ArrayList<>();
    private double width;
    private double height = HEAD;

    private LaneSvg(LaneDiagram laneDiagram, String tip) {
        this.laneDiagram = laneDiagram;
        this.tip = tip;
    }

    /** Relies on the style of the page, in which {@code tip} is a unique id. */
    static String element(LaneDiagram laneDiagram, String tip) {
        return new LaneSvg(laneDiagram, tip).draw();
    }

    private String draw() {
        place();
        double left = -ASIDE - MARGIN;
        svg.open(laneDiagram.title(), left, -MARGIN, width + MARGIN - left, height + 2 * MARGIN);
        svg.tip(tip);
        for (int i = 0; i < laneDiagram.heads().size(); i++) {
            svg.text(
                    "task",
                    starts.get(i),
                    NodeText.LINE * 0.75,
                    laneDiagram.heads().get(i));
        }
        svg.raw("\n");
        for (int i = 0; i < boxes.size(); i++) {
            deed(laneDiagram.deeds().get(i), boxes.get(i));
        }
        for (int i = 0; i + 1 < boxes.size(); i++) {
            arrow(laneDiagram.arrows().get(i), boxes.get(i), boxes.get(i + 1));
        }
        close(boxes.get(0), boxes.get(boxes.size() - 1));
        return svg.close();
    }

    private void place() {
        double x = 0;
        double apart = Math.max(GAP, NodeText.width(longestText()) - narrowest() + 2 * NodeText.PADDING);
        for (int lane = 0; lane < laneDiagram.heads().size(); lane++) {
            starts.add(x);
            x += laneWidth(lane) + apart;
        }
        width = x - apart;
        for (Deed deed : laneDiagram.deeds()) {
            double size = deed.lines().size() * NodeText.LINE + 2 * NodeText.PADDING;
            boxes.add(new Box(starts.get(deed.lane()), height, textWidth(deed), size));
            height += size + GAP;
        }
        for (int i = 0; i + 1 < boxes.size(); i++) {
            double from = Math.min(boxes.get(i).middle(), boxes.get(i + 1).middle());
            String text = laneDiagram.arrows().get(i).text();
            width = Math.max(width, from + NodeText.PADDING + NodeText.width(text.length()));
        }
        width = Math.max(width, NodeText.width(laneDiagram.closing().length()));
        height -= GAP / 2;
    }

    /** Must fit between two lanes. */
    private int longestText() {
        return laneDiagram.arrows().stream()
                .mapToInt(arrow -> arrow.text().length())
                .max()
                .orElse(0);
    }

    private double narrowest() {
        return laneDiagram.deeds().stream()
                .mapToDouble(LaneSvg::textWidth)
                .min()
                .orElse(0);
    }

    private double laneWidth(int lane) {
        double wide = NodeText.width(laneDiagram.heads().get(lane).length());
        for (Deed deed : laneDiagram.deeds()) {
            wide = deed.lane() == lane ? Math.max(wide, textWidth(deed)) : wide;
        }
        return wide;
    }

    private static double textWidth(Deed deed) {
        int longest = deed.lines().stream().mapToInt(String::length).max().orElse(0);
        return NodeText.width(longest) + 2 * NodeText.PADDING;
    }

    private void deed(Deed deed, Box box) {
        svg.raw("<g class=\"node" + (deed.isInside() ? " racing" : "") + "\">").rectangle("box", box, 0);
        for (int i = 0; i < deed.lines().size(); i++) {
            double y = box.y() + NodeText.PADDING + NodeText.LINE * (i + 0.75);
            svg.text(
                    i == 0 ? "access" : "place",
                    box.x() + NodeText.PADDING,
                    y,
                    deed.lines().get(i));
        }
        svg.raw("</g>\n");
    }

    private void arrow(Arrow arrow, Box from, Box to) {
        double middle = to.y() - GAP / 3;
        List<Point> line = new ArrayList<>(List.of(new Point(from.middle(), from.y() + from.height())));
        if (from.x() != to.x()) {
            line.add(new Point(from.middle(), middle));
            line.add(new Point(to.middle(), middle));
            line.add(new Point(to.middle(), to.y()));
        } else {
            line.add(new Point(from.middle(), to.y()));
        }
        svg.arrow("edge " + (arrow.isNext() ? "next" : "order"), tip, line);
        double x = Math.min(from.middle(), to.middle()) + NodeText.PADDING;
        svg.text("note", x, middle - NodeText.PADDING / 2, arrow.text()).raw("\n");
    }

    private void close(Box first, Box last) {
        double below = last.y() + last.height() + GAP / 3;
        svg.arrow(
                "race",
                tip,
                List.of(
                        new Point(last.middle(), last.y() + last.height()),
                        new Point(last.middle(), below),
                        new Point(-ASIDE, below),
                        new Point(-ASIDE, first.centre()),
                        new Point(first.x(), first.centre())));
        svg.text("note", 0, below + NodeText.LINE, laneDiagram.closing()).raw("\n");
    }
}

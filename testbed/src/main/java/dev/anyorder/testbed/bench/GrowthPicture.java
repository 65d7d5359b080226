package dev.anyorder.testbed.bench;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Curves as an SVG picture, both axes logarithmic: a cost that does not grow is a level line. */
final class GrowthPicture {
    private static final int WIDTH = 720;
    private static final int HEIGHT = 400;
    private static final int LEFT = 70;
    private static final int RIGHT = 190;
    private static final int TOP = 30;
    private static final int BOTTOM = 50;
    private static final List<String> COLOURS = List.of("#9aa5b1", "#1f6feb", "#c9b79c", "#d1570a");

    private final int firstDecade;
    private final int lastDecade;
    private final int lowDecade;
    private final int highDecade;
    private final StringBuilder svg = new StringBuilder();

    private GrowthPicture(List<Curve> curves) {
        List<Curve.Point> points =
                curves.stream().flatMap(curve -> curve.points().stream()).toList();
        firstDecade = decade(points.stream().mapToDouble(Curve.Point::x).min().orElse(1), false);
        lastDecade = decade(points.stream().mapToDouble(Curve.Point::x).max().orElse(10), true);
        lowDecade = decade(points.stream().mapToDouble(Curve.Point::y).min().orElse(1), false);
        highDecade = decade(points.stream().mapToDouble(Curve.Point::y).max().orElse(10), true);
    }

    private static int decade(double value, boolean up) {
        double log = Math.log10(value);
        return (int) (up ? Math.ceil(log - 1e-9) : Math.floor(log + 1e-9));
    }

    static String draw(List<Curve> curves) {
        GrowthPicture picture = new GrowthPicture(curves);
        picture.frame();
        for (int i = 0; i < curves.size(); i++) {
            picture.curve(curves.get(i), COLOURS.get(i % COLOURS.size()));
        }
        for (int i = 0; i < curves.size(); i++) {
            picture.label(curves.get(i), COLOURS.get(i % COLOURS.size()));
        }
        return picture.svg.append("</svg>\n").toString();
    }

    private void frame() {
        add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\">",
                WIDTH, HEIGHT);
        add("<rect width=\"%d\" height=\"%d\" fill=\"white\"/>", WIDTH, HEIGHT);
        for (int decade = lowDecade; decade <= highDecade; decade++) {
            double y = y(Math.pow(10, decade));
            add("<line x1=\"%d\" y1=\"%.1f\" x2=\"%d\" y2=\"%.1f\" stroke=\"#e3e6ea\"/>", LEFT, y, WIDTH - RIGHT, y);
            add("<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%s ns</text>", LEFT - 8, y + 4, number(decade));
        }
        for (int decade = firstDecade; decade <= lastDecade; decade++) {
            double x = x(Math.pow(10, decade));
            add("<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%s</text>", x, HEIGHT - BOTTOM + 20, number(decade));
        }
        add(
                "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">accesses or tasks in the run</text>",
                (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10);
        add("<text x=\"%d\" y=\"18\">time for each</text>", LEFT - 60);
    }

    private void curve(Curve curve, String colour) {
        String points = curve.points().stream()
                .map(point -> String.format(Locale.ROOT, "%.1f,%.1f", x(point.x()), y(point.y())))
                .collect(Collectors.joining(" "));
        add("<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"/>", points, colour);
        for (Curve.Point point : curve.points()) {
            add("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3\" fill=\"%s\"/>", x(point.x()), y(point.y()), colour);
        }
    }

    /** Drawn after all lines, so that none goes through it. */
    private void label(Curve curve, String colour) {
        Curve.Point last = curve.points().get(curve.points().size() - 1);
        add(
                "<text x=\"%.1f\" y=\"%.1f\" fill=\"%s\" stroke=\"white\" stroke-width=\"4\" paint-order=\"stroke\">%s</text>",
                x(last.x()) + 8, y(last.y()) + 4, colour, curve.name());
    }

    private double x(double value) {
        double share = (Math.log10(value) - firstDecade) / Math.max(1, lastDecade - firstDecade);
        return LEFT + share * (WIDTH - LEFT - RIGHT);
    }

    private double y(double value) {
        double share = (Math.log10(value) - lowDecade) / Math.max(1, highDecade - lowDecade);
        return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM);
    }

    private static String number(int decade) {
        return decade < 0
                ? "0." + "0".repeat(-decade - 1) + "1"
                : String.format(Locale.ROOT, "%,d", (long) Math.pow(10, decade));
    }

    private void add(String format, Object... values) {
        svg.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}

package dev.anyorder.report.picture;

import dev.anyorder.report.picture.GraphPlacement.Box;
import dev.anyorder.report.picture.GraphPlacement.Point;
import java.util.List;
import java.util.Locale;

/** Writes SVG elements. Escapes text, except in {@link #raw}. */
final class SvgWriter {
    private final StringBuilder out = new StringBuilder();

    SvgWriter open(String label, double x, double y, double width, double height) {
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"group\" aria-label=\"");
        out.append(escaped(label)).append("\" width=\"").append(number(width));
        out.append("\" height=\"").append(number(height)).append("\" viewBox=\"");
        out.append(number(x)).append(' ').append(number(y)).append(' ').append(number(width));
        out.append(' ').append(number(height)).append("\">\n");
        return this;
    }

    SvgWriter tip(String id) {
        out.append("<defs><marker id=\"").append(id).append("\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" ");
        out.append(
                "markerWidth=\"9\" markerHeight=\"9\" markerUnits=\"userSpaceOnUse\" orient=\"auto-start-reverse\">");
        out.append("<path d=\"M0,0 L8,4 L0,8 z\"/></marker></defs>\n");
        return this;
    }

    SvgWriter text(String sort, double x, double y, String text) {
        out.append("<text class=\"")
                .append(sort)
                .append("\" x=\"")
                .append(number(x))
                .append("\" y=\"");
        out.append(number(y)).append("\">").append(escaped(text)).append("</text>");
        return this;
    }

    /** Shifted down and right by {@code off}. */
    SvgWriter rectangle(String sort, Box box, double off) {
        out.append("<rect class=\"").append(sort).append("\" rx=\"6\" x=\"").append(number(box.x() + off));
        out.append("\" y=\"")
                .append(number(box.y() + off))
                .append("\" width=\"")
                .append(number(box.width()));
        out.append("\" height=\"").append(number(box.height())).append("\"/>");
        return this;
    }

    SvgWriter arrow(String sort, String tip, List<Point> line) {
        out.append("<path class=\"")
                .append(sort)
                .append("\" marker-end=\"url(#")
                .append(tip)
                .append(")\" d=\"");
        for (int i = 0; i < line.size(); i++) {
            out.append(i == 0 ? "M" : " L").append(at(line.get(i)));
        }
        out.append("\"/>\n");
        return this;
    }

    SvgWriter raw(String element) {
        out.append(element);
        return this;
    }

    String close() {
        return out.append("</svg>\n").toString();
    }

    static String at(Point point) {
        return number(point.x()) + "," + number(point.y());
    }

    static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}

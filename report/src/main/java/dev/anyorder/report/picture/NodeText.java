package dev.anyorder.report.picture;

import java.util.ArrayList;
import java.util.List;

/** The lines of a node and their size in a monospaced font. */
public final class NodeText {
    static final double LINE = 16;
    static final double PADDING = 8;
    private static final double LETTER = 7.25;
    private static final double JUNCTION = 12;
    private static final int MOST = 46;

    private NodeText() {}

    /** The headline first. */
    static List<String> lines(PictureNode node) {
        List<String> lines = new ArrayList<>();
        lines.add(shortened(node.task()));
        if (!node.place().isEmpty()) {
            lines.add(shortened(node.place()));
        }
        node.accesses().forEach(access -> lines.add(shortened(access)));
        return lines;
    }

    private static String shortened(String line) {
        return line.length() <= MOST ? line : line.substring(0, MOST - 1) + "\u2026";
    }

    static double width(int letters) {
        return letters * LETTER;
    }

    public static double width(PictureNode node) {
        int longest = lines(node).stream().mapToInt(String::length).max().orElse(0);
        return node.isJunction() ? JUNCTION : width(longest) + 2 * PADDING;
    }

    public static double height(PictureNode node) {
        return node.isJunction() ? JUNCTION : lines(node).size() * LINE + 2 * PADDING;
    }
}

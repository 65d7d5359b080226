package dev.anyorder.report.picture;

import java.util.List;

/**
 * Operations in lanes, one for each task, and an edge from the last back to the first.
 *
 * @param title the heading
 * @param heads the tasks, by lane
 * @param deeds the operations in order; the first is in the first lane
 * @param arrows reasons for the order of each two
 * @param closing the text of the last edge
 */
public record LaneDiagram(String title, List<String> heads, List<Deed> deeds, List<Arrow> arrows, String closing) {
    /** An operation; the first line names it. {@code isInside}: it belongs to the reported block. */
    public record Deed(int lane, List<String> lines, boolean isInside) {
        public Deed {
            lines = List.copyOf(lines);
        }
    }

    /** An edge; {@code isNext}: program order. */
    public record Arrow(String text, boolean isNext) {}

    public LaneDiagram {
        heads = List.copyOf(heads);
        deeds = List.copyOf(deeds);
        arrows = List.copyOf(arrows);
    }
}

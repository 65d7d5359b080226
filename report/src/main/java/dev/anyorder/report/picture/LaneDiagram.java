package dev.anyorder.report.picture;

import java.util.List;

/**
 * Operations of tasks one after another, as they are to be drawn: a lane for each task, and the last operation joined to the
 * first.
 *
 * @param title what it is of
 * @param heads the tasks, one for each lane
 * @param deeds the operations, from top to bottom; the first one is in the first lane
 * @param arrows why each operation comes before the next one; one less than there are operations
 * @param closing what joins the last one to the first
 */
public record LaneDiagram(String title, List<String> heads, List<Deed> deeds, List<Arrow> arrows, String closing) {
    /**
     * An operation.
     *
     * @param lines what it does, and further lines
     * @param isInside whether it is in the block that the picture is about
     */
    public record Deed(int lane, List<String> lines, boolean isInside) {
        public Deed {
            lines = List.copyOf(lines);
        }
    }

    /**
     * From one operation to the next.
     *
     * @param isNext whether just the same task, or the same block, goes on
     */
    public record Arrow(String text, boolean isNext) {}

    public LaneDiagram {
        heads = List.copyOf(heads);
        deeds = List.copyOf(deeds);
        arrows = List.copyOf(arrows);
    }
}

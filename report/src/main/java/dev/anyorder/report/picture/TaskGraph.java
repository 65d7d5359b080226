package dev.anyorder.report.picture;

import java.util.List;

/**
 * The graph to draw.
 *
 * @param title the heading
 * @param notes sentences below it
 * @param nodes by number
 * @param pairs conflicts, as dashed lines
 * @param races the listed findings
 */
public record TaskGraph(
        String title,
        List<String> notes,
        List<PictureNode> nodes,
        List<PictureEdge> edges,
        List<ConflictPair> pairs,
        List<PictureFinding> races) {
    public TaskGraph {
        pairs = List.copyOf(pairs);
        notes = List.copyOf(notes);
        nodes = List.copyOf(nodes);
        edges = List.copyOf(edges);
        races = List.copyOf(races);
    }
}

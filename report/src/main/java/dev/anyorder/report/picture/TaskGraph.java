package dev.anyorder.report.picture;

import java.util.List;

/**
 * What is to be drawn of a run.
 *
 * @param title what it is of
 * @param notes sentences that belong below it
 * @param nodes each at the place of its number
 * @param pairs what is joined by a dashed line
 * @param races the findings that are listed; each has one of the pairs
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

package dev.anyorder.report.picture;

/** Computes the coordinates of a graph. */
public interface GraphLayout {
    /** Node sizes come from {@link NodeText}. */
    GraphPlacement place(TaskGraph graph);
}

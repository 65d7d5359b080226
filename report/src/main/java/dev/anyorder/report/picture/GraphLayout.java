package dev.anyorder.report.picture;

/** Finds out where nodes and arrows go. */
public interface GraphLayout {
    /** Gives each node the room that {@link NodeText} says it needs, and each arrow a way around the others. */
    GraphPlacement place(TaskGraph graph);
}

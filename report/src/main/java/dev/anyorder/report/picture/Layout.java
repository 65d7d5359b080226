package dev.anyorder.report.picture;

/** Finds out where nodes and arrows go. */
public interface Layout {
    /** Gives each node the room that {@link NodeText} says it needs, and each arrow a way around the others. */
    Placement place(Picture picture);
}

package dev.anyorder.report.picture;

/** An edge between two nodes, by number. */
public record PictureEdge(int from, int to, EdgeReason edgeReason) {}

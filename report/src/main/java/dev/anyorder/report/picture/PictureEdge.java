package dev.anyorder.report.picture;

/** An arrow of a picture, from one node to another, by their numbers. */
public record PictureEdge(int from, int to, EdgeReason edgeReason) {}

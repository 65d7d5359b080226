package dev.anyorder.report.picture;

/** An arrow of a picture, from one node to another, by their numbers. */
public record Edge(int from, int to, Link link) {}

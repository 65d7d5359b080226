package dev.anyorder.report.picture;

/** Two nodes of a picture with accesses that are in conflict, by their numbers; the same one twice if both are in it. */
public record ConflictPair(int first, int second) {}

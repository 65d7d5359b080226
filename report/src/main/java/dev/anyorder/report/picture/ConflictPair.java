package dev.anyorder.report.picture;

/** Two nodes with conflicting accesses; they may be equal. */
public record ConflictPair(int first, int second) {}

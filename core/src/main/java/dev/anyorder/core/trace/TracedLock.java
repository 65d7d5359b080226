package dev.anyorder.core.trace;

/** A lock, or a running static initialiser. */
public record TracedLock(boolean isInitialiser, String type, int object) {}

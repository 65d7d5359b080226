package dev.anyorder.core.trace;

import dev.anyorder.core.finding.Frame;

/**
 * A site; absent names are empty.
 *
 * @param op ordinal of the operation
 * @param target ordinal of the kind of location
 * @param call the library call that makes the access
 */
public record TracedSite(Frame frame, int op, boolean atomic, int target, String owner, String name, String call) {}

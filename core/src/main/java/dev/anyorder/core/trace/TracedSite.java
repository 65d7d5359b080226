package dev.anyorder.core.trace;

import dev.anyorder.core.finding.Frame;

/**
 * A site of a recorded run.
 *
 * @param op the ordinal of what it does
 * @param atomic whether accesses exclude other atomic ones
 * @param target the ordinal of the sort of location
 * @param owner the class that declares the field, or empty
 * @param name the field, or empty
 * @param call the library call that makes the access, or empty
 */
public record TracedSite(Frame frame, int op, boolean atomic, int target, String owner, String name, String call) {}

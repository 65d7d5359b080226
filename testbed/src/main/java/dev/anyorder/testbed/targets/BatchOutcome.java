package dev.anyorder.testbed.targets;

import java.util.List;

/**
 * What the programs of a batch left behind.
 *
 * @param programs of each program
 * @param complaints what is wrong with the batch as a whole, in sentences
 */
record BatchOutcome(List<TargetOutcome> programs, List<String> complaints) {}

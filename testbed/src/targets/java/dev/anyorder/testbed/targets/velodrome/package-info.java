/** Blocks that a run splits, or not: the schedule is fixed by hints, which order nothing. */
package dev.anyorder.testbed.targets.velodrome;

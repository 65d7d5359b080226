/**
 * The first triangle of a landscape that each of many rays meets: a tree of boxes that tasks build, and a parallel loop
 * of searches in it.
 */
@NullMarked
package dev.anyorder.testbed.kernels.raycast;

import org.jspecify.annotations.NullMarked;

/**
 * Clustering of a stream of points: a local search that moves centres, with a parallel loop over the points and partial
 * sums of each block for every move that it looks at.
 */
@NullMarked
package dev.anyorder.testbed.kernels.streamcluster;

import org.jspecify.annotations.NullMarked;

/**
 * A figure with arms followed through a film: edges of each picture by parallel loops over its rows, then a particle
 * filter whose particles are weighed in parallel, layer after layer.
 */
@NullMarked
package dev.anyorder.testbed.kernels.bodytrack;

import org.jspecify.annotations.NullMarked;

/**
 * Simulation of asset prices: many small objects, results gathered in one list under a lock.
 */
@NullMarked
package dev.anyorder.testbed.kernels.montecarlo;

import org.jspecify.annotations.NullMarked;

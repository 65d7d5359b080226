/**
 * A fluid of particles in a box of cells. Tasks own blocks of cells; what two blocks may both change, the cells at their
 * borders, is changed under the cell's lock, all else without.
 */
@NullMarked
package dev.anyorder.testbed.kernels.fluidanimate;

import org.jspecify.annotations.NullMarked;

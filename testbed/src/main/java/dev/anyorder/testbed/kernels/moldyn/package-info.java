/**
 * Molecular dynamics of a Lennard-Jones fluid: particle objects shared by all threads, force arrays of their own.
 */
@NullMarked
package dev.anyorder.testbed.kernels.moldyn;

import org.jspecify.annotations.NullMarked;

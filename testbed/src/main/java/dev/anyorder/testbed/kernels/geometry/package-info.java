/**
 * Questions about many points in the plane and in space: a convex hull and nearest neighbours, by tasks that divide the
 * points among themselves.
 */
@NullMarked
package dev.anyorder.testbed.kernels.geometry;

import org.jspecify.annotations.NullMarked;

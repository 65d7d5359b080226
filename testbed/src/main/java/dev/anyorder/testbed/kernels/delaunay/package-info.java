/**
 * Delaunay triangulations. Points are inserted many at a time, in rounds: each task finds what its point would change
 * and claims those vertices, the first in line wins, and who has won all of its vertices changes them. What comes out
 * does not depend on the schedule.
 */
@NullMarked
package dev.anyorder.testbed.kernels.delaunay;

import org.jspecify.annotations.NullMarked;

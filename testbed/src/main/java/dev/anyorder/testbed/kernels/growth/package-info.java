/** Kernels whose size is the number of accesses or tasks, to see whether each of them costs the same when there are many. */
@NullMarked
package dev.anyorder.testbed.kernels.growth;

import org.jspecify.annotations.NullMarked;

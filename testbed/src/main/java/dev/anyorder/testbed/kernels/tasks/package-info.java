/**
 * Benchmark kernels made of tasks: fork/join recursion and parallel streams. The number of threads is the parallelism of
 * the pool, which each run makes and ends.
 */
@NullMarked
package dev.anyorder.testbed.kernels.tasks;

import org.jspecify.annotations.NullMarked;

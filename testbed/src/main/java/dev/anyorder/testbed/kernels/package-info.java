/**
 * Benchmark kernels that run on plain threads, and the interface that all kernels share. They know nothing of
 * AnyOrder: the same classes run without an agent and under it.
 */
@NullMarked
package dev.anyorder.testbed.kernels;

import org.jspecify.annotations.NullMarked;

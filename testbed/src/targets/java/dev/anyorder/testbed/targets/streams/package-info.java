/** Parallel streams, bulk operations and publishers. */
package dev.anyorder.testbed.targets.streams;

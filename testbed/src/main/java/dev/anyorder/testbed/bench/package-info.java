/**
 * The benchmark commands: what runs a kernel in a JVM of its own, and what starts such JVMs, compares them and prints
 * the result.
 */
@NullMarked
package dev.anyorder.testbed.bench;

import org.jspecify.annotations.NullMarked;

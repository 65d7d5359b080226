/** Accesses that depend on what earlier ones have read, of which nobody said that they are to be atomic. */
package dev.anyorder.testbed.targets.dependences;

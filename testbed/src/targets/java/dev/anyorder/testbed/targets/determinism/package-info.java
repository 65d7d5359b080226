/** Methods that are to be deterministic, with all tasks that they create. */
package dev.anyorder.testbed.targets.determinism;

/** Jobs of every kind of executor, and timers. */
package dev.anyorder.testbed.targets.executors;

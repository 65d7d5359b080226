/** Synchronized blocks and methods, and waiting in them. */
package dev.anyorder.testbed.targets.monitors;

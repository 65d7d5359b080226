/** Starting, joining, interrupting and asking threads, and what belongs to one thread only. */
package dev.anyorder.testbed.targets.threads;

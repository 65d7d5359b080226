/** Methods that are to be atomic, and what can come between their accesses. */
package dev.anyorder.testbed.targets.atomicity;

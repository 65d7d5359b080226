/** Objects of the JDK that are not safe for threads, by call site, and the concurrent collections. */
package dev.anyorder.testbed.targets.collections;

/** The locks of java.util.concurrent, and parking. */
package dev.anyorder.testbed.targets.locks;

/** Benchmarks with JMH: what constructs of the task library cost beside bare code of the JDK. */
package dev.anyorder.testbed.jmh;

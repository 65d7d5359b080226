/** Atomic classes, field updaters and the modes of a VarHandle. */
package dev.anyorder.testbed.targets.atomics;

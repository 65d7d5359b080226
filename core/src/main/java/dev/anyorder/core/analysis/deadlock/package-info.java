/** Deadlocks of other schedules: cycles in the lock-order graph. */
@NullMarked
package dev.anyorder.core.analysis.deadlock;

import org.jspecify.annotations.NullMarked;

/** Deadlocks of other schedules: cycles of tasks each of which holds a lock that the next one waits for. */
@NullMarked
package dev.anyorder.core.analysis.deadlock;

import org.jspecify.annotations.NullMarked;

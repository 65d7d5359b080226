/** Writes task events and accesses to a trace instead of running analyses. Redundant accesses are omitted. */
@NullMarked
package dev.anyorder.agent.trace;

import org.jspecify.annotations.NullMarked;

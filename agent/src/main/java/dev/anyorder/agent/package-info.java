/** Start and end of the agent. Wires the components, arms the hooks, and writes the report or trace. */
@NullMarked
package dev.anyorder.agent;

import org.jspecify.annotations.NullMarked;

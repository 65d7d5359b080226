/** The sink behind the hooks, and the collection of what it finds. */
@NullMarked
package dev.anyorder.agent.monitor;

import org.jspecify.annotations.NullMarked;

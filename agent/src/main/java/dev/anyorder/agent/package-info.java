/** Where the agent starts and ends: puts its parts together, arms the hooks, and writes what was found. */
@NullMarked
package dev.anyorder.agent;

import org.jspecify.annotations.NullMarked;

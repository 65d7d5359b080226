/** Concurrent tables that find an object's data without keeping the object alive. Hits take no lock. */
@NullMarked
package dev.anyorder.agent.table;

import org.jspecify.annotations.NullMarked;

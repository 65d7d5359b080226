/** Concurrent tables keyed by identity that do not keep their keys alive. */
@NullMarked
package dev.anyorder.agent.table;

import org.jspecify.annotations.NullMarked;

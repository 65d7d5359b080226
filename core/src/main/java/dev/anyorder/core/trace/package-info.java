/** The trace format, its writer and its reader. Replay respects happens-before. */
@NullMarked
package dev.anyorder.core.trace;

import org.jspecify.annotations.NullMarked;

/**
 * Computation graphs: nodes with the locations that they read and write, the edges between them, and the races that can be
 * read off. Which node is before which is asked of {@link dev.anyorder.core.order.HappensBefore}; no closure is kept.
 */
@NullMarked
package dev.anyorder.core.graph;

import org.jspecify.annotations.NullMarked;

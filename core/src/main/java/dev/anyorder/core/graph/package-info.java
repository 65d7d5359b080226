/**
 * Computation graphs: steps as nodes with reads and writes, order as edges, and the races of unordered nodes. {@link
 * dev.anyorder.core.order.HappensBefore} decides the order; no transitive closure is kept.
 */
@NullMarked
package dev.anyorder.core.graph;

import org.jspecify.annotations.NullMarked;

/**
 * Pictures of a run, as DOT, SVG or HTML: the task graph with its races, and lane diagrams. A {@link
 * dev.anyorder.report.picture.GraphLayout} computes coordinates.
 */
@NullMarked
package dev.anyorder.report.picture;

import org.jspecify.annotations.NullMarked;

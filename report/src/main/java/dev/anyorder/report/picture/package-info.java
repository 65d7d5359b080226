/**
 * Pictures of a run: its tasks as a graph, with the steps that race. What is drawn is gathered and made small enough here,
 * and written as DOT, SVG or HTML; where things go is found out by a {@link dev.anyorder.report.picture.GraphLayout}.
 */
@NullMarked
package dev.anyorder.report.picture;

import org.jspecify.annotations.NullMarked;

/**
 * The event seam: what an analysis gets ({@link dev.anyorder.core.analysis.Analysis}, {@link
 * dev.anyorder.core.analysis.TaskListener}) and where it reports. Here are also the analyses of accesses alone, with their
 * histories. None can distinguish a live run from a trace or a unit test.
 */
@NullMarked
package dev.anyorder.core.analysis;

import org.jspecify.annotations.NullMarked;

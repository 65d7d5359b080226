/**
 * The interface of analyses ({@link dev.anyorder.core.analysis.Analysis}, {@link
 * dev.anyorder.core.analysis.TaskListener}) and the analyses of accesses alone. They cannot distinguish a live run from
 * a trace or a unit test.
 */
@NullMarked
package dev.anyorder.core.analysis;

import org.jspecify.annotations.NullMarked;

/** Tests of deadlock prediction. */
@NullMarked
package dev.anyorder.core.analysis.deadlock;

import org.jspecify.annotations.NullMarked;

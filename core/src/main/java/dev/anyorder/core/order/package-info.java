/**
 * The happens-before relation: a task tree, plus vector clocks for edges across it, in logical, observed and informed
 * order. Analyses query {@link dev.anyorder.core.order.HappensBefore}; threads advance their task's {@link
 * dev.anyorder.core.order.TaskState}.
 */
@NullMarked
package dev.anyorder.core.order;

import org.jspecify.annotations.NullMarked;

/**
 * Which step happens before which: one task tree, and beside it what each task knows across the tree, once with
 * and once without the order that locks happened to make, and once with what was handed over under locks. Analyses ask {@link dev.anyorder.core.order.HappensBefore};
 * whoever runs a task moves its {@link dev.anyorder.core.order.TaskState}.
 */
@NullMarked
package dev.anyorder.core.order;

import org.jspecify.annotations.NullMarked;

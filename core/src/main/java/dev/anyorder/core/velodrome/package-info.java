/**
 * Serialisability of the run that happened: transactions, what one saw or changed of another, and the circles in it. Knows
 * no orders and no locations: whoever drives it keeps a history for each location, and tells of what tasks do; or has them followed by a
 * {@link dev.anyorder.core.velodrome.VelodromeTaskListener}.
 */
@NullMarked
package dev.anyorder.core.velodrome;

import org.jspecify.annotations.NullMarked;

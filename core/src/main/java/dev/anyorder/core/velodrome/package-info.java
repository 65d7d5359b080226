/**
 * Serialisability of the observed run: transactions, their edges, and cycles. Drivers keep histories per location and
 * deliver operations, directly or by a {@link dev.anyorder.core.velodrome.VelodromeTaskListener}.
 */
@NullMarked
package dev.anyorder.core.velodrome;

import org.jspecify.annotations.NullMarked;

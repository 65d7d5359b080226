/**
 * Blocks that are to be deterministic, each with all tasks that are spawned in it: what is in conflict inside, and who
 * comes in from outside. Asks the orders about the inside; about the outside it keeps which running blocks come before what.
 */
@NullMarked
package dev.anyorder.core.determinism;

import org.jspecify.annotations.NullMarked;

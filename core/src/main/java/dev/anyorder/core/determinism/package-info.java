/**
 * Deterministic blocks and the tasks spawned in them: conflicts inside, interference from outside. Conflicts use the
 * happens-before orders; interference uses the sets of running predecessors.
 */
@NullMarked
package dev.anyorder.core.determinism;

import org.jspecify.annotations.NullMarked;

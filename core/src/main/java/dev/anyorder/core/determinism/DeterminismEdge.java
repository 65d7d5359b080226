package dev.anyorder.core.determinism;

import dev.anyorder.core.finding.EdgeCause;
import org.jspecify.annotations.Nullable;

/**
 * One thing has to come after another.
 *
 * @param from what was done first, as the one who was asked where we are put it
 * @param to what was done later, by another task or after the end of the block
 */
public record DeterminismEdge(
        @Nullable Object from, @Nullable Object to, EdgeCause cause) {}

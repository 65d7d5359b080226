package dev.anyorder.core.determinism;

import dev.anyorder.core.finding.EdgeCause;
import org.jspecify.annotations.Nullable;

/** An edge between two operations, as returned by the location supplier. */
public record DeterminismEdge(
        @Nullable Object from, @Nullable Object to, EdgeCause cause) {}

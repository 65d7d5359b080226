package dev.anyorder.core.analysis;

import org.jspecify.annotations.Nullable;

/**
 * FastTrack's history.
 *
 * @param write the last write
 * @param reads the reads since then that are not ordered before one another, newest first; of many, a few more
 */
record Epochs(@Nullable Access write, @Nullable Kept reads) {}

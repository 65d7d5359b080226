/**
 * Structured task parallelism and the annotations for the analyses; works with or without the agent. {@link
 * dev.anyorder.api.TaskEventHooks} emits every event that orders tasks.
 */
@NullMarked
package dev.anyorder.api;

import org.jspecify.annotations.NullMarked;

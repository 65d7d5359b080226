/** Findings of a run, as data. Only {@code report} turns them into words. */
@NullMarked
package dev.anyorder.core.finding;

import org.jspecify.annotations.NullMarked;

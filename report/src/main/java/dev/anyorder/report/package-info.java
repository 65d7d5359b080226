/**
 * Renders findings as text, JSON and diagrams, and writes the output folder. Runs inside the analysed program, so it
 * depends only on {@code java.base} and {@code core}.
 */
@NullMarked
package dev.anyorder.report;

import org.jspecify.annotations.NullMarked;

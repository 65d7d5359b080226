/**
 * The catalogue: what a call from the user's code to a method of the JDK (or of a library) means. Its rows are
 * text, see {@code docs/catalogue.md}; this package reads them and answers look-ups, and does nothing else.
 */
@NullMarked
package dev.anyorder.agent.catalogue;

import org.jspecify.annotations.NullMarked;

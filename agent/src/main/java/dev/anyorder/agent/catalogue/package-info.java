/**
 * The catalogue: models of JDK and library calls, as text rules ({@code docs/catalogue.md}). This package parses the
 * rules and answers look-ups.
 */
@NullMarked
package dev.anyorder.agent.catalogue;

import org.jspecify.annotations.NullMarked;

/** The list of the analyses that exist. */
@NullMarked
package dev.anyorder.core.analysis.registry;

import org.jspecify.annotations.NullMarked;

/** The list of analyses. */
@NullMarked
package dev.anyorder.core.analysis.registry;

import org.jspecify.annotations.NullMarked;

/** Instrumented instructions. Hooks identify them by number. */
@NullMarked
package dev.anyorder.agent.site;

import org.jspecify.annotations.NullMarked;

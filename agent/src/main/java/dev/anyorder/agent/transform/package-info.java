/** How classes of the program are rewritten. */
@NullMarked
package dev.anyorder.agent.transform;

import org.jspecify.annotations.NullMarked;

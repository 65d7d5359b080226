/** Shadow memory: what is remembered of fields, arrays and library objects, and how an access changes it. */
@NullMarked
package dev.anyorder.agent.shadow;

import org.jspecify.annotations.NullMarked;

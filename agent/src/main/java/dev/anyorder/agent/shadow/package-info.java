/** Shadow memory: access histories of fields, arrays and library objects. An updater applies accesses to them. */
@NullMarked
package dev.anyorder.agent.shadow;

import org.jspecify.annotations.NullMarked;

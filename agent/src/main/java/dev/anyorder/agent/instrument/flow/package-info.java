/**
 * Control-flow and data-flow analyses of methods. They only read ASM nodes, know no hooks, and must run before the
 * method is edited.
 */
@NullMarked
package dev.anyorder.agent.instrument.flow;

import org.jspecify.annotations.NullMarked;

/**
 * Control flow and data flow of methods: graph, dominators, loops, induction variables, symbolic values. Pure functions over
 * ASM nodes, which they leave as they are; nothing here knows of hooks. Ask before the method is edited.
 */
@NullMarked
package dev.anyorder.agent.instrument.flow;

import org.jspecify.annotations.NullMarked;

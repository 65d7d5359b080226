package dev.anyorder.agent.instrument.flow;

import java.util.BitSet;
import java.util.List;

/**
 * A natural loop, by indices of instructions.
 *
 * @param latches the sources of the back edges
 * @param body includes the header
 */
record NaturalLoop(int header, List<Integer> latches, BitSet body) {}

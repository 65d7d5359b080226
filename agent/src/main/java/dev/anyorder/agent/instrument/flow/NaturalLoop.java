package dev.anyorder.agent.instrument.flow;

import java.util.BitSet;
import java.util.List;

/**
 * A natural loop: the header, which dominates all of it, and the instructions from which a back edge to the header can be
 * reached without passing it.
 *
 * @param header the index of the header
 * @param latches the indices of the sources of the back edges
 * @param body all instructions, the header among them
 */
record NaturalLoop(int header, List<Integer> latches, BitSet body) {}

package dev.anyorder.agent.instrument.flow;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.analysis.Value;

/**
 * Where a value comes from.
 *
 * @param firsts the accesses that it depends on, one bit each
 * @param isPure whether it depends on nothing else, but for constants
 * @param by the instruction that made it, or decided about it; null if there were several
 */
public record ValueOrigin(
        int size, long firsts, boolean isPure, @Nullable Object by) implements Value {
    @Override
    public int getSize() {
        return size;
    }
}

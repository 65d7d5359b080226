package dev.anyorder.agent.instrument.flow;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.analysis.Value;

/**
 * The origin of a value.
 *
 * @param firsts the accesses that it depends on, one bit each
 * @param isPure whether it depends on nothing else except constants
 * @param by the instruction that made it; null if several
 */
public record ValueOrigin(
        int size, long firsts, boolean isPure, @Nullable Object by) implements Value {
    @Override
    public int getSize() {
        return size;
    }
}

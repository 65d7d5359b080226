package dev.anyorder.agent.instrument.flow;

import static org.objectweb.asm.Opcodes.*;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/** The instructions that make each operand, as of before instrumentation. */
public final class ValueSources {
    private final MethodNode method;
    private final Frame<SourceValue>[] frames;

    private ValueSources(MethodNode method, Frame<SourceValue>[] frames) {
        this.method = method;
        this.frames = frames;
    }

    /** Null if the method cannot be analysed. */
    public static @Nullable ValueSources of(MethodNode method, String owner) {
        try {
            return new ValueSources(method, new Analyzer<>(new Copies()).analyze(owner, method));
        } catch (AnalyzerException strange) {
            return null;
        }
    }

    private static final class Copies extends SourceInterpreter {
        Copies() {
            super(Opcodes.ASM9);
        }

        @Override
        public SourceValue copyOperation(AbstractInsnNode insn, SourceValue value) {
            boolean isStackCopy = insn.getOpcode() >= DUP && insn.getOpcode() <= SWAP;
            return isStackCopy ? value : super.copyOperation(insn, value);
        }
    }

    /** The instruction that made an operand; null if there are several. */
    @Nullable
    AbstractInsnNode ofStack(AbstractInsnNode user, int fromTop) {
        Frame<SourceValue> frame = frames[method.instructions.indexOf(user)];
        return frame == null ? null : only(frame.getStack(frame.getStackSize() - 1 - fromTop).insns);
    }

    /** The instruction that stored a local; null if there are several. */
    @Nullable
    AbstractInsnNode ofLocal(AbstractInsnNode user, int local) {
        Frame<SourceValue> frame = frames[method.instructions.indexOf(user)];
        return frame == null ? null : only(frame.getLocal(local).insns);
    }

    private static @Nullable AbstractInsnNode only(Set<AbstractInsnNode> all) {
        return all.size() == 1 ? all.iterator().next() : null;
    }
}

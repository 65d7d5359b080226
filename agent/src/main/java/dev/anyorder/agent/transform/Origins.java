package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.Interpreter;
import org.objectweb.asm.tree.analysis.Value;

/** Carries out instructions on {@linkplain Origin origins}: what is made of a value depends on what that depends on. */
final class Origins extends Interpreter<Origin> {
    private final BasicInterpreter sizes = new BasicInterpreter();
    /** The accesses that others may depend on, with their bits. */
    private final Map<AbstractInsnNode, Long> firsts;
    /** Constants that stand for the outcome of a test, with what that depends on. */
    private final Map<AbstractInsnNode, Origin> outcomes;

    Origins(Map<AbstractInsnNode, Long> firsts, Map<AbstractInsnNode, Origin> outcomes) {
        super(Opcodes.ASM9);
        this.firsts = firsts;
        this.outcomes = outcomes;
    }

    private @Nullable Origin made(AbstractInsnNode insn, @Nullable Value sized, boolean isPure, Origin... of) {
        if (sized == null) {
            return null;
        }
        Long bit = firsts.get(insn);
        if (bit != null) {
            return new Origin(sized.getSize(), bit, true, insn);
        }
        long all = 0;
        boolean isOnly = isPure;
        for (Origin each : of) {
            all |= each.firsts();
            isOnly &= each.isPure();
        }
        return new Origin(sized.getSize(), all, isOnly, insn);
    }

    @Override
    public @Nullable Origin newValue(@Nullable Type type) {
        return type == Type.VOID_TYPE ? null : new Origin(type == null ? 1 : type.getSize(), 0, false, null);
    }

    @Override
    public @Nullable Origin newOperation(AbstractInsnNode insn) throws AnalyzerException {
        Origin outcome = outcomes.get(insn);
        boolean isConstant = insn.getOpcode() != GETSTATIC && insn.getOpcode() != NEW && insn.getOpcode() != JSR;
        return outcome != null ? outcome : made(insn, sizes.newOperation(insn), isConstant);
    }

    @Override
    public Origin copyOperation(AbstractInsnNode insn, Origin value) {
        return value;
    }

    @Override
    public @Nullable Origin unaryOperation(AbstractInsnNode insn, Origin value) throws AnalyzerException {
        int opcode = insn.getOpcode();
        boolean isPure = opcode != GETFIELD && opcode != NEWARRAY && opcode != ANEWARRAY && opcode != ARRAYLENGTH;
        return made(insn, sizes.unaryOperation(insn, null), isPure, value);
    }

    @Override
    public @Nullable Origin binaryOperation(AbstractInsnNode insn, Origin left, Origin right) throws AnalyzerException {
        boolean isPure = !ArrayEdits.isLoad(insn.getOpcode());
        return made(insn, sizes.binaryOperation(insn, null, null), isPure, left, right);
    }

    @Override
    public @Nullable Origin ternaryOperation(AbstractInsnNode insn, Origin first, Origin second, Origin third) {
        return null;
    }

    @Override
    public @Nullable Origin naryOperation(AbstractInsnNode insn, List<? extends Origin> values)
            throws AnalyzerException {
        boolean isPure = insn instanceof MethodInsnNode call && Simple.isPure(call);
        return made(insn, sizes.naryOperation(insn, null), isPure, values.toArray(new Origin[0]));
    }

    @Override
    public void returnOperation(AbstractInsnNode insn, Origin value, Origin expected) {
        // Nobody looks.
    }

    @Override
    public Origin merge(Origin first, Origin second) {
        return first.equals(second)
                ? first
                : new Origin(Math.min(first.size(), second.size()), first.firsts() | second.firsts(), false, null);
    }
}

package dev.anyorder.agent.instrument.flow;

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

/** Propagates {@linkplain ValueOrigin origins}: a result depends on the origins of its operands. */
public final class OriginInterpreter extends Interpreter<ValueOrigin> {
    private final BasicInterpreter sizes = new BasicInterpreter();
    private final Map<AbstractInsnNode, Long> firsts;
    /** Constants that represent the outcome of a test, with its origin. */
    private final Map<AbstractInsnNode, ValueOrigin> outcomes;

    public OriginInterpreter(Map<AbstractInsnNode, Long> firsts, Map<AbstractInsnNode, ValueOrigin> outcomes) {
        super(Opcodes.ASM9);
        this.firsts = firsts;
        this.outcomes = outcomes;
    }

    private @Nullable ValueOrigin made(
            AbstractInsnNode insn, @Nullable Value sized, boolean isPure, ValueOrigin... of) {
        if (sized == null) {
            return null;
        }
        Long bit = firsts.get(insn);
        if (bit != null) {
            return new ValueOrigin(sized.getSize(), bit, true, insn);
        }
        long all = 0;
        boolean isOnly = isPure;
        for (ValueOrigin each : of) {
            all |= each.firsts();
            isOnly &= each.isPure();
        }
        return new ValueOrigin(sized.getSize(), all, isOnly, insn);
    }

    @Override
    public @Nullable ValueOrigin newValue(@Nullable Type type) {
        return type == Type.VOID_TYPE ? null : new ValueOrigin(type == null ? 1 : type.getSize(), 0, false, null);
    }

    @Override
    public @Nullable ValueOrigin newOperation(AbstractInsnNode insn) throws AnalyzerException {
        ValueOrigin outcome = outcomes.get(insn);
        boolean isConstant = insn.getOpcode() != GETSTATIC && insn.getOpcode() != NEW && insn.getOpcode() != JSR;
        return outcome != null ? outcome : made(insn, sizes.newOperation(insn), isConstant);
    }

    @Override
    public ValueOrigin copyOperation(AbstractInsnNode insn, ValueOrigin value) {
        return value;
    }

    @Override
    public @Nullable ValueOrigin unaryOperation(AbstractInsnNode insn, ValueOrigin value) throws AnalyzerException {
        int opcode = insn.getOpcode();
        boolean isPure = opcode != GETFIELD && opcode != NEWARRAY && opcode != ANEWARRAY && opcode != ARRAYLENGTH;
        return made(insn, sizes.unaryOperation(insn, null), isPure, value);
    }

    @Override
    public @Nullable ValueOrigin binaryOperation(AbstractInsnNode insn, ValueOrigin left, ValueOrigin right)
            throws AnalyzerException {
        boolean isPure = !Instructions.isArrayLoad(insn.getOpcode());
        return made(insn, sizes.binaryOperation(insn, null, null), isPure, left, right);
    }

    @Override
    public @Nullable ValueOrigin ternaryOperation(
            AbstractInsnNode insn, ValueOrigin first, ValueOrigin second, ValueOrigin third) {
        return null;
    }

    @Override
    public @Nullable ValueOrigin naryOperation(AbstractInsnNode insn, List<? extends ValueOrigin> values)
            throws AnalyzerException {
        boolean isPure = insn instanceof MethodInsnNode call && NonSynchronizing.isPure(call);
        return made(insn, sizes.naryOperation(insn, null), isPure, values.toArray(new ValueOrigin[0]));
    }

    @Override
    public void returnOperation(AbstractInsnNode insn, ValueOrigin value, ValueOrigin expected) {
        // Returned values are not needed.
    }

    @Override
    public ValueOrigin merge(ValueOrigin first, ValueOrigin second) {
        return first.equals(second)
                ? first
                : new ValueOrigin(Math.min(first.size(), second.size()), first.firsts() | second.firsts(), false, null);
    }
}

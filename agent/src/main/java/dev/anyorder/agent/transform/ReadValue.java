package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.core.analysis.Op;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;

/** What was read of a location, and what has been done to it since: one operator, again and again. */
final class ReadValue extends BasicValue {
    private final @Nullable Op op;

    ReadValue(Type type, @Nullable Op op) {
        super(type);
        this.op = op;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }

    /** Carries out instructions on values, and notices when one that was read goes another way. */
    static final class Values extends BasicInterpreter {
        private boolean isUsed;

        Values() {
            super(Opcodes.ASM9);
        }

        /** The type that an instruction reads. */
        Type typeOf(AbstractInsnNode read) {
            if (read instanceof FieldInsnNode field) {
                return Type.getType(field.desc);
            }
            return switch (read.getOpcode()) {
                case LALOAD -> Type.LONG_TYPE;
                case FALOAD -> Type.FLOAT_TYPE;
                case DALOAD -> Type.DOUBLE_TYPE;
                case AALOAD -> BasicValue.REFERENCE_VALUE.getType();
                default -> Type.INT_TYPE;
            };
        }

        /** What a write of the value does to a location from which one was read; null if nothing is known. */
        @Nullable
        Op op(BasicValue written) {
            if (isUsed) {
                return Op.UPDATE;
            }
            return written instanceof ReadValue read && read.op != null ? read.op : null;
        }

        private @Nullable BasicValue use(@Nullable BasicValue result, @Nullable BasicValue... values) {
            for (BasicValue value : values) {
                isUsed |= value instanceof ReadValue;
            }
            return result;
        }

        /** Locals are not followed: what is stored in one is used, and what is loaded is anything of its type. */
        @Override
        public BasicValue copyOperation(AbstractInsnNode insn, @Nullable BasicValue value) {
            if (insn.getOpcode() == SWAP && value != null) {
                return value;
            }
            use(null, value);
            return switch (insn.getOpcode()) {
                case ILOAD -> BasicValue.INT_VALUE;
                case LLOAD -> BasicValue.LONG_VALUE;
                case FLOAD -> BasicValue.FLOAT_VALUE;
                case DLOAD -> BasicValue.DOUBLE_VALUE;
                case ALOAD -> BasicValue.REFERENCE_VALUE;
                default -> value == null ? BasicValue.UNINITIALIZED_VALUE : new BasicValue(value.getType());
            };
        }

        @Override
        public @Nullable BasicValue unaryOperation(AbstractInsnNode insn, BasicValue value) throws AnalyzerException {
            boolean isNarrowing = insn.getOpcode() >= I2B && insn.getOpcode() <= I2S;
            if (isNarrowing && value instanceof ReadValue read && wraps(read.op)) {
                return value;
            }
            return use(super.unaryOperation(insn, value), value);
        }

        /** Whether the operator does not care about bits that are cut off. */
        private static boolean wraps(@Nullable Op op) {
            return op != null && op != Op.MIN && op != Op.MAX;
        }

        @Override
        public @Nullable BasicValue binaryOperation(AbstractInsnNode insn, BasicValue left, BasicValue right)
                throws AnalyzerException {
            BasicValue result = super.binaryOperation(insn, left, right);
            Op by = operator(insn.getOpcode(), left instanceof ReadValue);
            return result == null ? use(null, left, right) : operate(by, result, left, right);
        }

        private @Nullable BasicValue operate(@Nullable Op by, BasicValue result, BasicValue left, BasicValue right) {
            ReadValue read = left instanceof ReadValue a ? a : right instanceof ReadValue b ? b : null;
            boolean isBoth = left instanceof ReadValue && right instanceof ReadValue;
            if (read == null || by == null || isBoth || read.op != null && read.op != by) {
                return use(result, left, right);
            }
            return new ReadValue(result.getType(), by);
        }

        private static @Nullable Op operator(int opcode, boolean isLeft) {
            return switch (opcode) {
                case IADD, LADD -> Op.ADD;
                case ISUB, LSUB -> isLeft ? Op.ADD : null;
                case IMUL, LMUL -> Op.MULTIPLY;
                case FADD, DADD -> Op.FLOAT_ADD;
                case FSUB, DSUB -> isLeft ? Op.FLOAT_ADD : null;
                case FMUL, DMUL -> Op.FLOAT_MULTIPLY;
                case FDIV, DDIV -> isLeft ? Op.FLOAT_MULTIPLY : null;
                case IAND, LAND -> Op.AND;
                case IOR, LOR -> Op.OR;
                case IXOR, LXOR -> Op.XOR;
                default -> null;
            };
        }

        @Override
        public @Nullable BasicValue ternaryOperation(
                AbstractInsnNode insn, BasicValue first, BasicValue second, BasicValue third) throws AnalyzerException {
            return use(super.ternaryOperation(insn, first, second, third), first, second, third);
        }

        @Override
        public @Nullable BasicValue naryOperation(AbstractInsnNode insn, List<? extends BasicValue> values)
                throws AnalyzerException {
            BasicValue result = super.naryOperation(insn, values);
            Op extreme = extreme(insn);
            if (extreme != null && result != null) {
                return operate(extreme, result, values.get(0), values.get(1));
            }
            return use(result, values.toArray(new BasicValue[0]));
        }

        /** Of floating-point numbers, too: the larger of several is the same in any order. */
        private static @Nullable Op extreme(AbstractInsnNode insn) {
            boolean isMath = insn instanceof MethodInsnNode call
                    && (call.owner.equals("java/lang/Math") || call.owner.equals("java/lang/StrictMath"));
            String name = isMath ? ((MethodInsnNode) insn).name : "";
            return name.equals("min") ? Op.MIN : name.equals("max") ? Op.MAX : null;
        }

        @Override
        public void returnOperation(AbstractInsnNode insn, BasicValue value, BasicValue expected) {
            use(value, value);
        }
    }
}

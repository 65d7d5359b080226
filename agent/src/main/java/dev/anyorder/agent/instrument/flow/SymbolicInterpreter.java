package dev.anyorder.agent.instrument.flow;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.core.analysis.AccessOp;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.Interpreter;

/** Propagates {@linkplain SymbolicValue symbolic values}, and detects if the value read escapes. */
final class SymbolicInterpreter extends Interpreter<SymbolicValue> {
    private static final Map<String, String> UNBOXING = Map.of(
            "java/lang/Boolean", "booleanValue",
            "java/lang/Byte", "byteValue",
            "java/lang/Character", "charValue",
            "java/lang/Double", "doubleValue",
            "java/lang/Float", "floatValue",
            "java/lang/Integer", "intValue",
            "java/lang/Long", "longValue",
            "java/lang/Short", "shortValue");

    /** Grows with each instruction after which locations may have changed. Set by the caller. */
    int epoch;

    /** Null until known. */
    @Nullable
    Location location;

    /** The instructions that read it in the same epoch. */
    final Set<AbstractInsnNode> reads = new HashSet<>();

    boolean isUsed;

    /**
     * @param place equal for the same location
     * @param type {@code B} for elements of byte or boolean arrays if unknown
     */
    record Location(List<Object> place, String type, int epoch) {}

    SymbolicInterpreter() {
        super(Opcodes.ASM9);
    }

    Location locate(AbstractInsnNode access, @Nullable SymbolicValue owner, @Nullable SymbolicValue index) {
        List<Object> place = new ArrayList<>();
        if (access instanceof FieldInsnNode field) {
            place.addAll(List.of(field.owner, field.name, field.desc));
        }
        if (owner != null) {
            place.add(owner.key);
        }
        if (index != null) {
            place.add(index.key);
        }
        return new Location(place, type(access, owner), epoch);
    }

    private static String type(AbstractInsnNode access, @Nullable SymbolicValue array) {
        if (access instanceof FieldInsnNode field) {
            return field.desc;
        }
        int opcode = access.getOpcode();
        int kind = Instructions.isArrayLoad(opcode) ? opcode - IALOAD : opcode - IASTORE;
        boolean isBoolean = array != null && array.key instanceof List<?> made && made.contains("[Z");
        return isBoolean ? "Z" : String.valueOf("IJFDABCS".charAt(kind));
    }

    private SymbolicValue read(
            AbstractInsnNode insn, int size, @Nullable SymbolicValue owner, @Nullable SymbolicValue index) {
        Location at = locate(insn, owner, index);
        if (at.equals(location)) {
            reads.add(insn);
            return SymbolicValue.read(size);
        }
        boolean isOf = owner != null && owner.isOf || index != null && index.isOf;
        return isOf ? SymbolicValue.used(size) : SymbolicValue.other(size, List.copyOf(with(at.place(), at.epoch())));
    }

    private static List<Object> with(List<Object> list, Object last) {
        List<Object> more = new ArrayList<>(list);
        more.add(last);
        return more;
    }

    private SymbolicValue escape(int size, SymbolicValue... values) {
        for (SymbolicValue value : values) {
            isUsed |= value.isOf;
        }
        return SymbolicValue.any(size);
    }

    @Override
    public @Nullable SymbolicValue newValue(@Nullable Type type) {
        return type == Type.VOID_TYPE ? null : SymbolicValue.any(type == null ? 1 : type.getSize());
    }

    @Override
    public SymbolicValue newOperation(AbstractInsnNode insn) {
        int opcode = insn.getOpcode();
        if (opcode == GETSTATIC) {
            return read(insn, Type.getType(((FieldInsnNode) insn).desc).getSize(), null, null);
        }
        if (insn instanceof LdcInsnNode load) {
            Object value = load.cst;
            boolean isKnown = value instanceof Number || value instanceof String;
            int size = value instanceof Long || value instanceof Double ? 2 : 1;
            return isKnown ? SymbolicValue.other(size, value) : SymbolicValue.any(size);
        }
        if (insn instanceof IntInsnNode push) {
            return SymbolicValue.other(1, push.operand);
        }
        if (opcode >= ICONST_M1 && opcode <= ICONST_5) {
            return SymbolicValue.other(1, opcode - ICONST_0);
        }
        return switch (opcode) {
            case LCONST_0, LCONST_1 -> SymbolicValue.other(2, (long) opcode - LCONST_0);
            case FCONST_0, FCONST_1, FCONST_2 -> SymbolicValue.other(1, (float) opcode - FCONST_0);
            case DCONST_0, DCONST_1 -> SymbolicValue.other(2, (double) opcode - DCONST_0);
            case ACONST_NULL -> SymbolicValue.other(1, "null");
            default -> SymbolicValue.any(1);
        };
    }

    @Override
    public SymbolicValue copyOperation(AbstractInsnNode insn, SymbolicValue value) {
        int opcode = insn.getOpcode();
        if (opcode >= ILOAD && opcode <= ALOAD) {
            return value.sized(opcode == LLOAD || opcode == DLOAD ? 2 : 1);
        }
        isUsed |= opcode >= ISTORE && opcode <= ASTORE && value.isOf;
        return value;
    }

    @Override
    public @Nullable SymbolicValue unaryOperation(AbstractInsnNode insn, SymbolicValue value) {
        int opcode = insn.getOpcode();
        return switch (opcode) {
            case GETFIELD ->
                read(insn, Type.getType(((FieldInsnNode) insn).desc).getSize(), value, null);
            case I2B, I2C, I2S -> isRestored(opcode, value) ? value : made(insn, 1, value);
            case CHECKCAST -> value;
            case INEG, FNEG, L2I, F2I, D2I, I2F, L2F, D2F, ARRAYLENGTH -> made(insn, 1, value);
            case LNEG, DNEG, I2L, F2L, D2L, I2D, L2D, F2D -> made(insn, 2, value);
            case IFEQ, IFNE, IFLT, IFGE, IFGT, IFLE, IFNULL, IFNONNULL -> null;
            default -> escape(1, value);
        };
    }

    /** Whether narrowing drops only bits that the location lacks and the operator ignores. */
    private boolean isRestored(int opcode, SymbolicValue value) {
        String narrow = opcode == I2B ? "B" : opcode == I2C ? "C" : "S";
        boolean wraps = value.op != null && value.op != AccessOp.MIN && value.op != AccessOp.MAX;
        return value.isRead && wraps && location != null && location.type().equals(narrow);
    }

    private static SymbolicValue made(AbstractInsnNode insn, int size, SymbolicValue... values) {
        List<Object> key = new ArrayList<>();
        key.add(insn.getOpcode());
        for (SymbolicValue value : values) {
            if (value.isOf) {
                return SymbolicValue.used(size);
            }
            key.add(value.key);
        }
        return SymbolicValue.other(size, key);
    }

    @Override
    public @Nullable SymbolicValue binaryOperation(AbstractInsnNode insn, SymbolicValue left, SymbolicValue right) {
        int opcode = insn.getOpcode();
        if (Instructions.isArrayLoad(opcode)) {
            return read(insn, opcode == LALOAD || opcode == DALOAD ? 2 : 1, left, right);
        }
        if (opcode >= LCMP && opcode <= DCMPG) {
            return SymbolicValue.comparison(opcode, left, right);
        }
        if (opcode >= IF_ICMPEQ && opcode <= IF_ACMPNE) {
            return null;
        }
        if (opcode == PUTFIELD) {
            return escape(1, left, right);
        }
        int size = left.getSize();
        ArithmeticOperator operator = ArithmeticOperator.of(opcode);
        return operator == null || operator.isLeftOnly() && !left.isOf
                ? made(insn, size, left, right)
                : combined(insn, operator.op(), !operator.isLeftOnly(), size, left, right);
    }

    private static SymbolicValue combined(
            AbstractInsnNode insn,
            AccessOp op,
            boolean isSymmetric,
            int size,
            SymbolicValue left,
            SymbolicValue right) {
        SymbolicValue read = left.isOf ? left : right;
        SymbolicValue other = left.isOf ? right : left;
        if (!read.isRead || other.isOf || read.op != null && read.op != op) {
            return made(insn, size, left, right);
        }
        return SymbolicValue.changed(size, op, isSymmetric && read.op == null ? other : null);
    }

    @Override
    public SymbolicValue ternaryOperation(
            AbstractInsnNode insn, SymbolicValue first, SymbolicValue second, SymbolicValue third) {
        return escape(1, first, second, third);
    }

    @Override
    public @Nullable SymbolicValue naryOperation(AbstractInsnNode insn, List<? extends SymbolicValue> values) {
        if (!(insn instanceof MethodInsnNode call)) {
            return escape(1, values.toArray(new SymbolicValue[0]));
        }
        int size = Type.getReturnType(call.desc).getSize();
        if (!NonSynchronizing.isPure(call)) {
            return escape(size, values.toArray(new SymbolicValue[0]));
        }
        if (isBoxing(call)) {
            return values.get(0).sized(size);
        }
        boolean isOf = false;
        for (SymbolicValue value : values) {
            isOf |= value.isOf;
        }
        AccessOp combiner = isOf ? combiner(call) : null;
        if (combiner != null) {
            return combined(insn, combiner, true, size, values.get(0), values.get(1));
        }
        if (isOf) {
            return SymbolicValue.used(size);
        }
        List<Object> key = new ArrayList<>(List.of(call.owner, call.name, call.desc));
        for (SymbolicValue value : values) {
            key.add(value.key);
        }
        return SymbolicValue.other(size, key);
    }

    private static boolean isBoxing(MethodInsnNode call) {
        String unboxing = UNBOXING.get(call.owner);
        if (unboxing == null) {
            return false;
        }
        boolean isBoxed = call.name.equals("valueOf")
                && Type.getArgumentTypes(call.desc).length == 1
                && Type.getArgumentTypes(call.desc)[0].getSort() < Type.ARRAY;
        return isBoxed || call.name.equals(unboxing);
    }

    /** Includes floating point: the order does not matter. */
    private static @Nullable AccessOp combiner(MethodInsnNode call) {
        boolean isOfTwo = Type.getArgumentTypes(call.desc).length == 2 && call.getOpcode() == INVOKESTATIC;
        return !isOfTwo
                ? null
                : switch (call.name) {
                    case "min" -> AccessOp.MIN;
                    case "max" -> AccessOp.MAX;
                    case "sum" ->
                        call.owner.equals("java/lang/Integer") || call.owner.equals("java/lang/Long")
                                ? AccessOp.ADD
                                : AccessOp.FLOAT_ADD;
                    case "logicalAnd" -> AccessOp.AND;
                    case "logicalOr" -> AccessOp.OR;
                    case "logicalXor" -> AccessOp.XOR;
                    default -> null;
                };
    }

    @Override
    public void returnOperation(AbstractInsnNode insn, SymbolicValue value, SymbolicValue expected) {
        // SymbolicPaths checks it.
    }

    @Override
    public SymbolicValue merge(SymbolicValue first, SymbolicValue second) {
        return first.isSame(second) ? first : SymbolicValue.any(first.getSize());
    }
}

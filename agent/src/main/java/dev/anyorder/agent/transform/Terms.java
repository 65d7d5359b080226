package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.core.analysis.Op;
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

/** Carries out instructions on {@linkplain Term terms}, and notices where what was read goes another way. */
final class Terms extends Interpreter<Term> {
    private static final Map<String, String> UNBOXING = Map.of(
            "java/lang/Boolean", "booleanValue",
            "java/lang/Byte", "byteValue",
            "java/lang/Character", "charValue",
            "java/lang/Double", "doubleValue",
            "java/lang/Float", "floatValue",
            "java/lang/Integer", "intValue",
            "java/lang/Long", "longValue",
            "java/lang/Short", "shortValue");

    /** Grows with each instruction after which locations may hold something else. Set by whoever follows the code. */
    int epoch;

    /** The location that the terms are about, once it is known; null before. */
    @Nullable
    Location location;

    /** The instructions that read it, at the same time. */
    final Set<AbstractInsnNode> reads = new HashSet<>();

    /** Whether what was read got somewhere else than to the stack. */
    boolean isUsed;

    /**
     * A location, named by values that get there.
     *
     * @param place equal for the same location
     * @param type the descriptor of its type; of elements of byte and boolean arrays {@code B} if no more is known
     */
    record Location(List<Object> place, String type, int epoch) {}

    Terms() {
        super(Opcodes.ASM9);
    }

    /** The location that an instruction reads or writes, with the owner, or the array and the index. */
    Location locate(AbstractInsnNode access, @Nullable Term owner, @Nullable Term index) {
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

    private static String type(AbstractInsnNode access, @Nullable Term array) {
        if (access instanceof FieldInsnNode field) {
            return field.desc;
        }
        int opcode = access.getOpcode();
        int kind = ArrayEdits.isLoad(opcode) ? opcode - IALOAD : opcode - IASTORE;
        boolean isBoolean = array != null && array.key instanceof List<?> made && made.contains("[Z");
        return isBoolean ? "Z" : String.valueOf("IJFDABCS".charAt(kind));
    }

    private Term read(AbstractInsnNode insn, int size, @Nullable Term owner, @Nullable Term index) {
        Location at = locate(insn, owner, index);
        if (at.equals(location)) {
            reads.add(insn);
            return Term.read(size);
        }
        boolean isOf = owner != null && owner.isOf || index != null && index.isOf;
        return isOf ? Term.used(size) : Term.other(size, List.copyOf(with(at.place(), at.epoch())));
    }

    private static List<Object> with(List<Object> list, Object last) {
        List<Object> more = new ArrayList<>(list);
        more.add(last);
        return more;
    }

    private Term escape(int size, Term... values) {
        for (Term value : values) {
            isUsed |= value.isOf;
        }
        return Term.any(size);
    }

    @Override
    public @Nullable Term newValue(@Nullable Type type) {
        return type == Type.VOID_TYPE ? null : Term.any(type == null ? 1 : type.getSize());
    }

    @Override
    public Term newOperation(AbstractInsnNode insn) {
        int opcode = insn.getOpcode();
        if (opcode == GETSTATIC) {
            return read(insn, Type.getType(((FieldInsnNode) insn).desc).getSize(), null, null);
        }
        if (insn instanceof LdcInsnNode load) {
            Object value = load.cst;
            boolean isKnown = value instanceof Number || value instanceof String;
            int size = value instanceof Long || value instanceof Double ? 2 : 1;
            return isKnown ? Term.other(size, value) : Term.any(size);
        }
        if (insn instanceof IntInsnNode push) {
            return Term.other(1, push.operand);
        }
        if (opcode >= ICONST_M1 && opcode <= ICONST_5) {
            return Term.other(1, opcode - ICONST_0);
        }
        return switch (opcode) {
            case LCONST_0, LCONST_1 -> Term.other(2, (long) opcode - LCONST_0);
            case FCONST_0, FCONST_1, FCONST_2 -> Term.other(1, (float) opcode - FCONST_0);
            case DCONST_0, DCONST_1 -> Term.other(2, (double) opcode - DCONST_0);
            case ACONST_NULL -> Term.other(1, "null");
            default -> Term.any(1);
        };
    }

    @Override
    public Term copyOperation(AbstractInsnNode insn, Term value) {
        int opcode = insn.getOpcode();
        if (opcode >= ILOAD && opcode <= ALOAD) {
            return value.sized(opcode == LLOAD || opcode == DLOAD ? 2 : 1);
        }
        isUsed |= opcode >= ISTORE && opcode <= ASTORE && value.isOf;
        return value;
    }

    @Override
    public @Nullable Term unaryOperation(AbstractInsnNode insn, Term value) {
        int opcode = insn.getOpcode();
        return switch (opcode) {
            case GETFIELD ->
                read(insn, Type.getType(((FieldInsnNode) insn).desc).getSize(), value, null);
            case I2B, I2C, I2S -> isRestored(opcode, value) ? value : made(insn, 1, value);
            case CHECKCAST -> value;
            case INEG, FNEG, L2I, F2I, D2I, I2F, L2F, D2F, ARRAYLENGTH -> made(insn, 1, value);
            case LNEG, DNEG, I2L, F2L, D2L, I2D, L2D, F2D -> made(insn, 2, value);
            case IFEQ, IFNE, IFLT, IFGE, IFGT, IFLE, IFNULL, IFNONNULL -> null;
            // A local that counts, an array that is made, something that is written or thrown.
            default -> escape(1, value);
        };
    }

    /** Whether only such bits are cut off that the location does not have, and the operator does not look at. */
    private boolean isRestored(int opcode, Term value) {
        String narrow = opcode == I2B ? "B" : opcode == I2C ? "C" : "S";
        boolean wraps = value.op != null && value.op != Op.MIN && value.op != Op.MAX;
        return value.isRead && wraps && location != null && location.type().equals(narrow);
    }

    private static Term made(AbstractInsnNode insn, int size, Term... values) {
        List<Object> key = new ArrayList<>();
        key.add(insn.getOpcode());
        for (Term value : values) {
            if (value.isOf) {
                return Term.used(size);
            }
            key.add(value.key);
        }
        return Term.other(size, key);
    }

    @Override
    public @Nullable Term binaryOperation(AbstractInsnNode insn, Term left, Term right) {
        int opcode = insn.getOpcode();
        if (ArrayEdits.isLoad(opcode)) {
            return read(insn, opcode == LALOAD || opcode == DALOAD ? 2 : 1, left, right);
        }
        if (opcode >= LCMP && opcode <= DCMPG) {
            return Term.comparison(opcode, left, right);
        }
        if (opcode >= IF_ICMPEQ && opcode <= IF_ACMPNE) {
            return null;
        }
        if (opcode == PUTFIELD) {
            return escape(1, left, right);
        }
        int size = left.getSize();
        Operator operator = Operator.of(opcode);
        return operator == null || operator.isLeftOnly() && !left.isOf
                ? made(insn, size, left, right)
                : combined(insn, operator.op(), !operator.isLeftOnly(), size, left, right);
    }

    /** What an operator makes of two values of the same sort. */
    private static Term combined(AbstractInsnNode insn, Op op, boolean isSymmetric, int size, Term left, Term right) {
        Term read = left.isOf ? left : right;
        Term other = left.isOf ? right : left;
        if (!read.isRead || other.isOf || read.op != null && read.op != op) {
            return made(insn, size, left, right);
        }
        return Term.changed(size, op, isSymmetric && read.op == null ? other : null);
    }

    @Override
    public Term ternaryOperation(AbstractInsnNode insn, Term first, Term second, Term third) {
        return escape(1, first, second, third);
    }

    @Override
    public @Nullable Term naryOperation(AbstractInsnNode insn, List<? extends Term> values) {
        if (!(insn instanceof MethodInsnNode call)) {
            return escape(1, values.toArray(new Term[0]));
        }
        int size = Type.getReturnType(call.desc).getSize();
        if (!Simple.isPure(call)) {
            return escape(size, values.toArray(new Term[0]));
        }
        if (isBoxing(call)) {
            return values.get(0).sized(size);
        }
        boolean isOf = false;
        for (Term value : values) {
            isOf |= value.isOf;
        }
        Op combiner = isOf ? combiner(call) : null;
        if (combiner != null) {
            return combined(insn, combiner, true, size, values.get(0), values.get(1));
        }
        if (isOf) {
            return Term.used(size);
        }
        List<Object> key = new ArrayList<>(List.of(call.owner, call.name, call.desc));
        for (Term value : values) {
            key.add(value.key);
        }
        return Term.other(size, key);
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

    /** Of floating-point numbers, too: the larger of several is the same in any order. */
    private static @Nullable Op combiner(MethodInsnNode call) {
        boolean isOfTwo = Type.getArgumentTypes(call.desc).length == 2 && call.getOpcode() == INVOKESTATIC;
        return !isOfTwo
                ? null
                : switch (call.name) {
                    case "min" -> Op.MIN;
                    case "max" -> Op.MAX;
                    case "sum" ->
                        call.owner.equals("java/lang/Integer") || call.owner.equals("java/lang/Long")
                                ? Op.ADD
                                : Op.FLOAT_ADD;
                    case "logicalAnd" -> Op.AND;
                    case "logicalOr" -> Op.OR;
                    case "logicalXor" -> Op.XOR;
                    default -> null;
                };
    }

    @Override
    public void returnOperation(AbstractInsnNode insn, Term value, Term expected) {
        // Whoever follows the code looks at what is returned.
    }

    @Override
    public Term merge(Term first, Term second) {
        return first.isSame(second) ? first : Term.any(first.getSize());
    }
}

package dev.anyorder.agent.instrument.flow;

import static org.objectweb.asm.Opcodes.*;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** The change of values from one iteration of a loop to the next. */
public final class InductionVariables {
    public static final int UNKNOWN = Integer.MIN_VALUE;

    /** Slopes of more bits count as unknown. */
    private static final int STEEPEST = 20;

    private final CountedLoop loop;
    private final ValueSources sources;

    public InductionVariables(CountedLoop loop, ValueSources sources) {
        this.loop = loop;
        this.sources = sources;
    }

    /** The instruction that made the operand; null if there are several. */
    public @Nullable AbstractInsnNode origin(AbstractInsnNode user, int fromTop) {
        return sources.ofStack(user, fromTop);
    }

    /** Whether the value is loop-invariant, unless other tasks change it. */
    public boolean isFixed(AbstractInsnNode origin) {
        if (origin instanceof VarInsnNode load) {
            return load.getOpcode() == ALOAD && loop.keeps(load.var);
        }
        if (!loop.isRunEachRound(origin)) {
            return false;
        }
        if (origin instanceof FieldInsnNode field) {
            boolean isStatic = field.getOpcode() == GETSTATIC;
            AbstractInsnNode receiver = isStatic ? origin : origin(origin, 0);
            return !loop.has(isStatic ? PUTSTATIC : PUTFIELD, field.name)
                    && (isStatic || receiver != null && isFixed(receiver));
        }
        if (origin.getOpcode() == AALOAD && !loop.has(AASTORE, null)) {
            AbstractInsnNode array = origin(origin, 1);
            return array != null && isFixed(array) && slope(origin, 0) == 0;
        }
        return false;
    }

    public int slope(AbstractInsnNode number) {
        if (Instructions.constant(number) != null) {
            return 0;
        }
        if (!loop.isRunEachRound(number)) {
            return UNKNOWN;
        }
        return switch (number.getOpcode()) {
            case ILOAD -> slopeOf((VarInsnNode) number);
            case IADD -> sum(slope(number, 1), slope(number, 0));
            case ISUB -> sum(slope(number, 1), times(slope(number, 0), -1));
            case IMUL -> product(number);
            case ISHL -> times(slope(number, 1), powerOfTwo(origin(number, 0)));
            case GETFIELD, GETSTATIC -> isFixed(number) ? 0 : UNKNOWN;
            case ARRAYLENGTH -> {
                AbstractInsnNode array = origin(number, 0);
                yield array != null && isFixed(array) ? 0 : UNKNOWN;
            }
            default -> UNKNOWN;
        };
    }

    private int slope(AbstractInsnNode user, int fromTop) {
        AbstractInsnNode origin = origin(user, fromTop);
        return origin == null ? UNKNOWN : slope(origin);
    }

    private int slopeOf(VarInsnNode load) {
        if (loop.keeps(load.var)) {
            return 0;
        }
        IincInsnNode step = loop.counts(load.var);
        if (step != null) {
            return step.incr;
        }
        AbstractInsnNode store = sources.ofLocal(load, load.var);
        if (store == null || store.getOpcode() != ISTORE || !loop.isRunEachRound(store)) {
            return UNKNOWN;
        }
        return loop.isBefore(store, load) ? slope(store, 0) : UNKNOWN;
    }

    private int product(AbstractInsnNode product) {
        AbstractInsnNode left = origin(product, 1);
        AbstractInsnNode right = origin(product, 0);
        if (left == null || right == null) {
            return UNKNOWN;
        }
        int a = slope(left);
        int b = slope(right);
        if (a == 0 && b == 0) {
            return 0;
        }
        Integer factor = a == 0 ? Instructions.constant(left) : b == 0 ? Instructions.constant(right) : null;
        return factor == null ? UNKNOWN : times(a == 0 ? b : a, factor);
    }

    private static int sum(int a, int b) {
        return a == UNKNOWN || b == UNKNOWN ? UNKNOWN : times(a + b, 1);
    }

    private static int times(int slope, int factor) {
        long product = (long) slope * factor;
        return slope == UNKNOWN || factor == UNKNOWN || Math.abs(product) >= 1 << STEEPEST ? UNKNOWN : (int) product;
    }

    private static int powerOfTwo(@Nullable AbstractInsnNode exponent) {
        Integer bits = exponent == null ? null : Instructions.constant(exponent);
        return bits == null || bits < 0 || bits > STEEPEST ? UNKNOWN : 1 << bits;
    }
}

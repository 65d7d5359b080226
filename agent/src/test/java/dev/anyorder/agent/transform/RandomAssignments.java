package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import java.util.SplittableRandom;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/**
 * Makes up classes with a method {@code m(int, int, boolean)} that does something to a static field {@code x}, of type
 * {@code int} or {@code boolean}, and may add to another one, {@code other}. Without frames, as Java 5 wrote them.
 */
final class RandomAssignments {
    static final String DESCRIPTOR = "(IIZ)V";
    private static final int[] OPERATORS = {IADD, IADD, ISUB, IMUL, IAND, IOR, IXOR};

    private final SplittableRandom random;
    private final String name;
    private final boolean isTruth;
    private final String type;
    private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    private final MethodVisitor code;

    RandomAssignments(long seed, String name) {
        this.random = new SplittableRandom(seed);
        this.name = name;
        this.isTruth = random.nextInt(3) == 0;
        this.type = isTruth ? "Z" : "I";
        writer.visit(V1_5, ACC_PUBLIC, name, null, "java/lang/Object", null);
        writer.visitField(ACC_PUBLIC | ACC_STATIC, "x", type, null, null).visitEnd();
        writer.visitField(ACC_PUBLIC | ACC_STATIC, "other", "I", null, null).visitEnd();
        this.code = writer.visitMethod(ACC_PUBLIC | ACC_STATIC, "m", DESCRIPTOR, null, null);
    }

    byte[] make() {
        code.visitCode();
        statement();
        if (random.nextInt(4) == 0) {
            statement();
        }
        code.visitInsn(RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }

    private void statement() {
        int die = random.nextInt(10);
        if (die < 5) {
            assign();
            return;
        }
        Label otherwise = new Label();
        Label end = new Label();
        if (die < 8 && !isTruth) {
            guarded(otherwise);
        } else {
            condition(otherwise, false, 1);
            assign();
        }
        if (random.nextInt(4) == 0) {
            addToOther();
        }
        if (random.nextInt(4) == 0) {
            code.visitJumpInsn(GOTO, end);
            code.visitLabel(otherwise);
            addToOther();
        } else {
            code.visitLabel(otherwise);
        }
        code.visitLabel(end);
    }

    /** {@code if (e > x) x = e}, or nearly so. */
    private void guarded(Label otherwise) {
        boolean isLeft = random.nextBoolean();
        int local = random.nextInt(2);
        if (isLeft) {
            x(GETSTATIC);
            code.visitVarInsn(ILOAD, local);
        } else {
            code.visitVarInsn(ILOAD, local);
            x(GETSTATIC);
        }
        code.visitJumpInsn(IF_ICMPEQ + random.nextInt(6), otherwise);
        if (random.nextInt(6) == 0) {
            condition(otherwise, false, 1);
        }
        code.visitVarInsn(ILOAD, random.nextInt(8) == 0 ? 1 - local : local);
        x(PUTSTATIC);
    }

    private void x(int opcode) {
        code.visitFieldInsn(opcode, name, "x", type);
    }

    private void assign() {
        if (isTruth) {
            truth(2);
        } else if (random.nextInt(3) > 0) {
            x(GETSTATIC);
            number(1);
            code.visitInsn(OPERATORS[random.nextInt(OPERATORS.length)]);
        } else {
            number(2);
        }
        x(PUTSTATIC);
    }

    private void addToOther() {
        code.visitFieldInsn(GETSTATIC, name, "other", "I");
        code.visitVarInsn(ILOAD, random.nextInt(2));
        code.visitInsn(IADD);
        code.visitFieldInsn(PUTSTATIC, name, "other", "I");
    }

    private void number(int depth) {
        int die = random.nextInt(depth > 0 ? 9 : 4);
        if (die == 0 && !isTruth) {
            x(GETSTATIC);
        } else if (die <= 2) {
            code.visitVarInsn(ILOAD, random.nextInt(2));
        } else if (die == 3) {
            code.visitInsn(ICONST_0 + random.nextInt(3));
        } else if (die < 6) {
            number(depth - 1);
            number(depth - 1);
            code.visitInsn(OPERATORS[random.nextInt(OPERATORS.length)]);
        } else if (die == 6) {
            number(depth - 1);
            number(depth - 1);
            code.visitMethodInsn(INVOKESTATIC, "java/lang/Math", random.nextBoolean() ? "max" : "min", "(II)I", false);
        } else {
            choice(depth, () -> number(depth - 1));
        }
    }

    private void choice(int depth, Runnable either) {
        Label otherwise = new Label();
        Label end = new Label();
        condition(otherwise, false, depth - 1);
        either.run();
        code.visitJumpInsn(GOTO, end);
        code.visitLabel(otherwise);
        either.run();
        code.visitLabel(end);
    }

    /** A truth value as a number. */
    private void truth(int depth) {
        int die = random.nextInt(4);
        if (die == 0) {
            x(GETSTATIC);
            code.visitVarInsn(ILOAD, 2);
            code.visitInsn(IAND + 2 * random.nextInt(3));
        } else if (die == 1) {
            choice(depth, () -> code.visitInsn(ICONST_0 + random.nextInt(2)));
        } else {
            Label otherwise = new Label();
            Label end = new Label();
            condition(otherwise, false, depth);
            code.visitInsn(ICONST_1);
            code.visitJumpInsn(GOTO, end);
            code.visitLabel(otherwise);
            code.visitInsn(ICONST_0);
            code.visitLabel(end);
        }
    }

    /** Jumps to the target if the condition is, or is not, true. */
    private void condition(Label target, boolean isTrue, int depth) {
        int die = random.nextInt(depth > 0 ? 6 : 3);
        if (die == 0) {
            code.visitVarInsn(ILOAD, 2);
            code.visitJumpInsn(isTrue ? IFNE : IFEQ, target);
        } else if (die <= 2 && isTruth) {
            x(GETSTATIC);
            code.visitJumpInsn(random.nextBoolean() ? IFNE : IFEQ, target);
        } else if (die <= 2) {
            number(0);
            number(0);
            code.visitJumpInsn(IF_ICMPEQ + random.nextInt(6), target);
        } else if (die == 3) {
            condition(target, !isTrue, depth - 1);
        } else {
            condition(target, isTrue, depth - 1);
            condition(target, isTrue, depth - 1);
        }
    }
}

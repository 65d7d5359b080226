package dev.anyorder.testbed.transparency;

import static org.objectweb.asm.Opcodes.*;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/** Class files that today's compilers do not write: old, from the future, broken. Each has a method {@code run}. */
final class OddClassFiles {
    private static final int OLDEST = 45;
    private static final int LAST_WITHOUT_FRAMES = 50;
    private static final int FUTURE = 99;

    private final Path folder;

    private OddClassFiles(Path folder) {
        this.folder = folder;
    }

    /** Writes them into the package {@code odd} below a folder. */
    static void write(Path classes) throws IOException {
        new OddClassFiles(Files.createDirectories(classes.resolve("odd"))).write();
    }

    private void write() throws IOException {
        for (int version = OLDEST; version <= LAST_WITHOUT_FRAMES; version++) {
            put("Version" + version, file(version, "odd/Version" + version, OddClassFiles::everything));
            put("Subroutine" + version, file(version, "odd/Subroutine" + version, OddClassFiles::subroutine));
        }
        byte[] sound = file(V17, "odd/Truncated", (name, run) -> same(run));
        put("Future", file(FUTURE, "odd/Future", (name, run) -> same(run)));
        put("Truncated", Arrays.copyOf(sound, sound.length / 2));
        put("Garbage", "not a class file".getBytes(StandardCharsets.US_ASCII));
        put("WrongName", file(V17, "odd/Other", (name, run) -> same(run)));
        put("WrongTypes", file(V17, "odd/WrongTypes", (name, run) -> {
            run.visitInsn(ICONST_0);
            run.visitInsn(ARETURN);
        }));
        put("WrongCall", file(V17, "odd/WrongCall", (name, run) -> {
            run.visitMethodInsn(INVOKESTATIC, name, "absent", "()Ljava/lang/Object;", false);
            run.visitInsn(ARETURN);
        }));
    }

    private void put(String name, byte[] bytes) throws IOException {
        Files.write(folder.resolve(name + ".class"), bytes);
    }

    /** The code of a method. */
    private interface Body {
        void write(String owner, MethodVisitor run);
    }

    private static byte[] file(int version, String name, Body body) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(version, ACC_PUBLIC | ACC_SUPER, name, null, "java/lang/Object", null);
        writer.visitField(ACC_STATIC, "count", "I", null, null).visitEnd();
        writer.visitField(0, "number", "J", null, null).visitEnd();
        writer.visitField(ACC_VOLATILE, "vol", "I", null, null).visitEnd();
        method(writer, ACC_PUBLIC, "<init>", "()V", name, (owner, init) -> {
            init.visitVarInsn(ALOAD, 0);
            init.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
            init.visitInsn(RETURN);
        });
        method(writer, ACC_STATIC, "<clinit>", "()V", name, (owner, init) -> {
            init.visitIntInsn(BIPUSH, 40);
            init.visitFieldInsn(PUTSTATIC, owner, "count", "I");
            init.visitInsn(RETURN);
        });
        int access = ACC_PUBLIC | ACC_STATIC | ACC_SYNCHRONIZED;
        method(writer, access, "run", "(Ljava/lang/Object;)Ljava/lang/Object;", name, body);
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static void method(
            ClassWriter writer, int access, String name, String descriptor, String owner, Body body) {
        MethodVisitor method = writer.visitMethod(access, name, descriptor, null, null);
        method.visitCode();
        body.write(owner, method);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }

    private static void same(MethodVisitor run) {
        run.visitVarInsn(ALOAD, 0);
        run.visitInsn(ARETURN);
    }

    /** Fields, a volatile one too, an array in a loop, a monitor with its handler. */
    private static void everything(String owner, MethodVisitor run) {
        run.visitTypeInsn(NEW, owner);
        run.visitInsn(DUP);
        run.visitMethodInsn(INVOKESPECIAL, owner, "<init>", "()V", false);
        run.visitVarInsn(ASTORE, 1);
        run.visitVarInsn(ALOAD, 1);
        run.visitLdcInsn(7L);
        run.visitFieldInsn(PUTFIELD, owner, "number", "J");
        run.visitVarInsn(ALOAD, 1);
        run.visitInsn(ICONST_3);
        run.visitFieldInsn(PUTFIELD, owner, "vol", "I");
        run.visitIntInsn(BIPUSH, 10);
        run.visitIntInsn(NEWARRAY, T_INT);
        run.visitVarInsn(ASTORE, 2);
        run.visitInsn(ICONST_0);
        run.visitVarInsn(ISTORE, 3);
        Label loop = new Label();
        run.visitLabel(loop);
        run.visitVarInsn(ALOAD, 2);
        run.visitVarInsn(ILOAD, 3);
        run.visitVarInsn(ILOAD, 3);
        run.visitInsn(IASTORE);
        run.visitIincInsn(3, 1);
        run.visitVarInsn(ILOAD, 3);
        run.visitIntInsn(BIPUSH, 10);
        run.visitJumpInsn(IF_ICMPLT, loop);
        monitor(owner, run);
        run.visitFieldInsn(GETSTATIC, owner, "count", "I");
        run.visitVarInsn(ALOAD, 2);
        run.visitIntInsn(BIPUSH, 9);
        run.visitInsn(IALOAD);
        run.visitInsn(IADD);
        run.visitVarInsn(ALOAD, 1);
        run.visitFieldInsn(GETFIELD, owner, "vol", "I");
        run.visitInsn(IADD);
        run.visitVarInsn(ALOAD, 1);
        run.visitFieldInsn(GETFIELD, owner, "number", "J");
        run.visitInsn(L2I);
        run.visitInsn(IADD);
        result(run);
    }

    private static void monitor(String owner, MethodVisitor run) {
        Label start = new Label();
        Label end = new Label();
        Label handler = new Label();
        Label handled = new Label();
        Label on = new Label();
        run.visitTryCatchBlock(start, end, handler, null);
        run.visitTryCatchBlock(handler, handled, handler, null);
        run.visitVarInsn(ALOAD, 0);
        run.visitInsn(MONITORENTER);
        run.visitLabel(start);
        increment(owner, run);
        run.visitVarInsn(ALOAD, 0);
        run.visitInsn(MONITOREXIT);
        run.visitLabel(end);
        run.visitJumpInsn(GOTO, on);
        run.visitLabel(handler);
        run.visitVarInsn(ALOAD, 0);
        run.visitInsn(MONITOREXIT);
        run.visitLabel(handled);
        run.visitInsn(ATHROW);
        run.visitLabel(on);
    }

    /** A subroutine called twice, as {@code finally} once was compiled. */
    private static void subroutine(String owner, MethodVisitor run) {
        Label routine = new Label();
        run.visitJumpInsn(JSR, routine);
        run.visitJumpInsn(JSR, routine);
        run.visitFieldInsn(GETSTATIC, owner, "count", "I");
        result(run);
        run.visitLabel(routine);
        run.visitVarInsn(ASTORE, 4);
        increment(owner, run);
        run.visitVarInsn(RET, 4);
    }

    private static void increment(String owner, MethodVisitor run) {
        run.visitFieldInsn(GETSTATIC, owner, "count", "I");
        run.visitInsn(ICONST_1);
        run.visitInsn(IADD);
        run.visitFieldInsn(PUTSTATIC, owner, "count", "I");
    }

    private static void result(MethodVisitor run) {
        run.visitMethodInsn(INVOKESTATIC, "java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;", false);
        run.visitInsn(ARETURN);
    }
}

package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.objectweb.asm.Opcodes.*;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

class MonitorInstrumenterTest {
    static class Block {
        int entered;

        void run() {
            synchronized (this) {
                entered++;
            }
        }
    }

    @Test
    void whatTheEnterHookThrowsReleasesTheMonitor() throws IOException {
        MethodNode run = run(Rewritten.of(Block.class));
        List<AbstractInsnNode> enters = hooks(run, "enter");
        assertEquals(1, enters.size());
        assertFalse(handlers(run, enters.get(0)).isEmpty());
    }

    @Test
    void whatTheLastExitHookThrowsIsDropped() throws IOException {
        assertLastExitIsGuarded(run(Rewritten.of(Block.class)));
    }

    @Test
    void theExceptionMayBeOnTheStackBeneathTheLock() throws Exception {
        byte[] rewritten = Rewritten.of("p/Block", onStack());
        assertLastExitIsGuarded(run(rewritten));
        Class<?> type = new ClassLoader(MonitorInstrumenterTest.class.getClassLoader()) {
            Class<?> define() {
                return defineClass("p.Block", rewritten, 0, rewritten.length);
            }
        }.define();
        Class.forName(type.getName(), true, type.getClassLoader());
        // Links the class, so that the verifier sees it.
        assertEquals(1, type.getMethods().length - Object.class.getMethods().length);
    }

    static class Method {
        int entered;

        synchronized void run() {
            entered++;
        }
    }

    @Test
    void theLockOfAMethodIsTakenOnTheLineOfItsFirstInstruction() throws IOException {
        MethodNode run = run(Rewritten.of(Method.class));
        List<Integer> lines = new ArrayList<>();
        for (AbstractInsnNode insn : run.instructions) {
            if (insn instanceof LineNumberNode number) {
                lines.add(number.line);
            }
            if (insn == hooks(run, "enter").get(0)) {
                assertEquals(1, lines.size(), "lines before the lock is taken");
            }
        }
        assertEquals(lines.get(0), lines.get(1));
    }

    private static void assertLastExitIsGuarded(MethodNode run) {
        List<AbstractInsnNode> exits = hooks(run, "exit");
        AbstractInsnNode last = exits.get(exits.size() - 1);
        AbstractInsnNode handler = handlers(run, last).get(0);
        while (handler.getOpcode() < 0) {
            handler = handler.getNext();
        }
        assertEquals(POP, handler.getOpcode());
        assertTrue(run.instructions.indexOf(handler) > run.instructions.indexOf(last), "goes on after the hook");
    }

    private static MethodNode run(byte[] rewritten) {
        return Rewritten.tree(rewritten).methods.stream()
                .filter(method -> method.name.equals("run"))
                .findFirst()
                .orElseThrow();
    }

    private static List<AbstractInsnNode> hooks(MethodNode method, String name) {
        List<AbstractInsnNode> found = new ArrayList<>();
        for (AbstractInsnNode insn : method.instructions) {
            if (insn instanceof MethodInsnNode call
                    && call.owner.equals(InsnSequence.HOOKS)
                    && call.name.equals(name)) {
                found.add(insn);
            }
        }
        return found;
    }

    /** Where what an instruction throws is handled, innermost first. */
    private static List<AbstractInsnNode> handlers(MethodNode method, AbstractInsnNode insn) {
        List<AbstractInsnNode> found = new ArrayList<>();
        int at = method.instructions.indexOf(insn);
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            if (method.instructions.indexOf(block.start) < at && at < method.instructions.indexOf(block.end)) {
                found.add(block.handler);
            }
        }
        return found;
    }

    /** A synchronized block as some compilers write it: the exception stays on the stack. */
    private static byte[] onStack() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        writer.visit(V17, ACC_PUBLIC, "p/Block", null, "java/lang/Object", null);
        MethodVisitor run = writer.visitMethod(ACC_PUBLIC, "run", "()V", null, null);
        Label start = new Label();
        Label end = new Label();
        Label handler = new Label();
        Label handled = new Label();
        run.visitTryCatchBlock(start, end, handler, null);
        run.visitTryCatchBlock(handler, handled, handler, null);
        run.visitCode();
        run.visitVarInsn(ALOAD, 0);
        run.visitInsn(DUP);
        run.visitVarInsn(ASTORE, 1);
        run.visitInsn(MONITORENTER);
        run.visitLabel(start);
        run.visitVarInsn(ALOAD, 1);
        run.visitInsn(MONITOREXIT);
        run.visitLabel(end);
        run.visitInsn(RETURN);
        run.visitLabel(handler);
        run.visitVarInsn(ALOAD, 1);
        run.visitInsn(MONITOREXIT);
        run.visitLabel(handled);
        run.visitInsn(ATHROW);
        run.visitMaxs(0, 0);
        run.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }
}

package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

class ProgramTransformerTest {
    @Test
    void aClassWhoseRewritingMeetsTheEndOfTheStackStillGetsItsShadows() {
        byte[] rewritten = transform(new Failing());
        assertNotNull(rewritten);
        assertEquals(
                List.of("x", "$anyorder$x"),
                Rewritten.tree(rewritten).fields.stream()
                        .map(field -> field.name)
                        .toList());
    }

    @Test
    void aClassThatCannotEvenGetItsShadowsIsLeftAsItIs() {
        assertNull(ShadowFieldFallback.of(() -> {
            throw new StackOverflowError();
        }));
    }

    @Test
    void anInterruptWhileWaitingForTheShadowsIsPassedOnAndLosesNothing() {
        byte[] shadows = {1};
        Thread waiting = Thread.currentThread();
        byte[] got = ShadowFieldFallback.of(() -> {
            waiting.interrupt();
            while (waiting.isInterrupted()) {
                Thread.onSpinWait(); // until the waiting one has noticed
            }
            return shadows;
        });
        assertSame(shadows, got);
        assertTrue(Thread.interrupted());
    }

    private static byte @Nullable [] transform(ClassLoader loader) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "p/C", null, "p/Unknown", null);
        writer.visitField(Opcodes.ACC_PUBLIC, "x", "I", null, null).visitEnd();
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "m", "()I", null, null);
        method.visitFieldInsn(Opcodes.GETSTATIC, "p/Unknown", "y", "I");
        method.visitInsn(Opcodes.IRETURN);
        method.visitMaxs(1, 0);
        method.visitEnd();
        return Rewritten.transformer().transform(null, loader, "p/C", null, null, writer.toByteArray());
    }

    /** Overflows the stack when asked for a class file. */
    private static final class Failing extends ClassLoader {
        Failing() {
            super(null);
        }

        @Override
        public InputStream getResourceAsStream(String name) {
            throw new StackOverflowError();
        }
    }
}

package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

class ProgramTransformerTest {
    @Test
    void aClassWhoseRewritingMeetsTheEndOfTheStackStillGetsItsShadows() {
        byte[] rewritten = transform(new Failing(1));
        assertNotNull(rewritten);
        assertEquals(
                List.of("x", "$anyorder$x"),
                Rewritten.tree(rewritten).fields.stream()
                        .map(field -> field.name)
                        .toList());
    }

    @Test
    void aClassThatCannotEvenGetItsShadowsIsLeftAsItIs() {
        assertNull(transform(new Failing(Integer.MAX_VALUE)));
    }

    @Test
    void anInterruptWhileWaitingForTheShadowsIsPassedOn() {
        Thread.currentThread().interrupt();
        assertNull(FieldsOnly.of(() -> new byte[0]));
        assertTrue(Thread.interrupted());
    }

    private static byte @Nullable [] transform(ClassLoader loader) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "p/C", null, "p/Unknown", null);
        writer.visitField(Opcodes.ACC_PUBLIC, "x", "I", null, null).visitEnd();
        return Rewritten.transformer().transform(null, loader, "p/C", null, null, writer.toByteArray());
    }

    /** Overflows the stack as often as told when asked for a class file, and has none otherwise. */
    private static final class Failing extends ClassLoader {
        private final AtomicInteger times;

        Failing(int times) {
            super(null);
            this.times = new AtomicInteger(times);
        }

        @Override
        public @Nullable InputStream getResourceAsStream(String name) {
            if (times.getAndDecrement() > 0) {
                throw new StackOverflowError();
            }
            return null;
        }
    }
}

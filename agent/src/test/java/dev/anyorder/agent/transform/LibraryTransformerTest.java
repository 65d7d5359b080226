package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.agent.task.TaskEvent;
import dev.anyorder.api.Tasks;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

class LibraryTransformerTest {
    @Test
    void everyMomentOfTheLibraryIsKnownAndTellsItsNumberOrNothing() throws IOException {
        Map<String, Integer> wanted = new HashMap<>();
        for (TaskEvent event : TaskEvent.values()) {
            switch (event.teller) {
                case LIBRARY -> wanted.put(event.word(), event.ordinal());
                case NOBODY -> wanted.put(event.word(), -1);
                default -> {}
            }
        }
        assertEquals(wanted, told(moments(true)));
        wanted.replaceAll((word, number) -> -1);
        assertEquals(wanted, told(moments(false)));
    }

    /** The number that each method hands to the hook, -1 if it calls none. */
    private static Map<String, Integer> told(byte[] bytes) {
        ClassNode type = new ClassNode();
        new ClassReader(bytes).accept(type, 0);
        Map<String, Integer> told = new HashMap<>();
        for (MethodNode method : type.methods) {
            if (!method.name.equals("<init>")) {
                told.put(method.name, number(method));
            }
        }
        return told;
    }

    private static int number(MethodNode method) {
        for (var insn : method.instructions) {
            if (insn instanceof MethodInsnNode call && call.name.equals("moment")) {
                return ((IntInsnNode) call.getPrevious()).operand;
            }
        }
        return -1;
    }

    private static byte[] moments(boolean isRewritten) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(Tasks.class.getClassLoader().getResourceAsStream(TaskEvent.TELLER + ".class"))) {
            byte[] bytes = in.readAllBytes();
            return isRewritten ? LibraryTransformer.rewrite(bytes) : bytes;
        }
    }
}

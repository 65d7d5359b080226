package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.agent.task.TaskEvent;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Methods whose calls are declared to commute, to be atomic or to be deterministic, say so when they are entered and left. */
class CallbackInstrumenterTest {
    private static final String NAME = Program.class.getName().replace('.', '/');
    private static final String ANNOTATION = "Ldev/anyorder/api/Commutes;";

    @SuppressWarnings("unused")
    static class Program {
        int twoWaysOut(int e) {
            if (e > 0) {
                return 1;
            }
            return 2;
        }

        static void ofTheClass() {}

        void other() {}
    }

    private static ClassNode program() throws IOException {
        try (InputStream in = Program.class.getResourceAsStream("/" + NAME + ".class")) {
            return Rewritten.tree(Objects.requireNonNull(in).readAllBytes());
        }
    }

    private static List<String> told(ClassNode program, String rows, String method) {
        ClassWriter writer = new ClassWriter(0);
        program.accept(writer);
        byte[] rewritten = Rewritten.transformer(rows, new SiteTable())
                .rewrite(Program.class.getClassLoader(), NAME, writer.toByteArray());
        List<String> told = new ArrayList<>();
        ClassNode node = new ClassNode();
        new ClassReader(Objects.requireNonNull(rewritten)).accept(node, 0);
        for (AbstractInsnNode insn : method(node, method).instructions) {
            if (insn instanceof MethodInsnNode call && call.name.equals("moment")) {
                told.add(
                        TaskEvent.of(((IntInsnNode) call.getPrevious()).operand).word());
            }
        }
        return told;
    }

    private static MethodNode method(ClassNode node, String name) {
        return node.methods.stream()
                .filter(each -> each.name.equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void an_annotated_method_tells_its_entry_and_every_exit() throws IOException {
        ClassNode visible = program();
        method(visible, "twoWaysOut").visitAnnotation(ANNOTATION, true);
        List<String> all = List.of("commutingBegins", "commutingEnds", "commutingEnds", "commutingEnds");
        assertEquals(all, told(visible, "", "twoWaysOut"));
        ClassNode invisible = program();
        method(invisible, "twoWaysOut").visitAnnotation(ANNOTATION, false);
        assertEquals(all, told(invisible, "", "twoWaysOut"));
    }

    @Test
    void so_does_one_that_is_to_be_atomic() throws IOException {
        ClassNode node = program();
        method(node, "twoWaysOut").visitAnnotation("Ldev/anyorder/api/Atomic;", true);
        List<String> all = List.of("blockBegins", "blockEnds", "blockEnds", "blockEnds");
        assertEquals(all, told(node, "", "twoWaysOut"));
        String rows = "class " + Program.class.getName() + "\n  body *(..) atomic\n";
        assertEquals(all, told(program(), rows, "twoWaysOut"));
        assertEquals(List.of("blockBegins", "blockEnds", "blockEnds"), told(program(), rows, "ofTheClass"));
    }

    @Test
    void so_does_one_that_is_to_be_deterministic() throws IOException {
        ClassNode node = program();
        method(node, "twoWaysOut").visitAnnotation("Ldev/anyorder/api/Deterministic;", true);
        List<String> all = List.of("scopeBegins", "scopeEnds", "scopeEnds", "scopeEnds");
        assertEquals(all, told(node, "", "twoWaysOut"));
        String rows = "class " + Program.class.getName() + "\n  body *(..) deterministic\n";
        assertEquals(all, told(program(), rows, "twoWaysOut"));
    }

    @Test
    void other_methods_and_annotations_do_not() throws IOException {
        ClassNode node = program();
        method(node, "ofTheClass").visitAnnotation("Lcom/acme/Commutes;", true);
        method(node, "twoWaysOut").visitAnnotation(ANNOTATION, true);
        assertEquals(List.of(), told(node, "", "ofTheClass"));
        assertEquals(List.of(), told(node, "", "other"));
    }

    @Test
    void a_row_of_the_catalogue_does_as_well() throws IOException {
        String rows = "class " + Program.class.getName() + "\n  body ofTheClass() twoWaysOut(int) commutes\n";
        assertEquals(List.of("commutingBegins", "commutingEnds", "commutingEnds"), told(program(), rows, "ofTheClass"));
        assertEquals(4, told(program(), rows, "twoWaysOut").size());
        assertEquals(List.of(), told(program(), rows, "other"));
    }
}

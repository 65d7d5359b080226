package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.agent.catalogue.ModelReader;
import dev.anyorder.agent.site.GroupSite;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.SiteTable;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Accesses to fields that are declared atomic are told, beside what is told of all fields. */
class GroupedFieldsTest {
    /** Our own classes are not watched. */
    private static final String NAME = "com/acme/Program";

    @SuppressWarnings("unused")
    static class Program {
        int x = 1;
        long y;
        static int sum;

        void move() {
            y = x;
            sum += x;
        }
    }

    private final SiteTable sites = new SiteTable();

    private static ClassNode program() throws IOException {
        String name = Program.class.getName().replace('.', '/');
        try (InputStream in = Program.class.getResourceAsStream("/" + name + ".class")) {
            ClassNode node = Rewritten.tree(Objects.requireNonNull(in).readAllBytes());
            node.name = NAME;
            node.nestHostClass = null;
            node.innerClasses.clear();
            for (MethodNode method : node.methods) {
                for (AbstractInsnNode insn : method.instructions) {
                    if (insn instanceof FieldInsnNode field) {
                        field.owner = NAME;
                    }
                }
            }
            return node;
        }
    }

    private static FieldNode field(ClassNode node, String name) {
        return node.fields.stream()
                .filter(each -> each.name.equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** How often each method tells of such an access; and what they were, as sites. */
    private List<String> told(ClassNode program, String rows, boolean blocks) {
        ClassWriter writer = new ClassWriter(0);
        program.accept(writer);
        ModelReader reader = new ModelReader(17);
        reader.add("rows", new ByteArrayInputStream(rows.getBytes(StandardCharsets.UTF_8)));
        TransformConfig config = new TransformConfig(
                new InstrumentationFilter(List.of(), List.of()),
                sites,
                new CallModels(reader.catalogue()),
                blocks,
                LateDeclarations.nothing(),
                false,
                false);
        byte[] rewritten = new ProgramTransformer(config, new SkippedClasses())
                .rewrite(Program.class.getClassLoader(), NAME, writer.toByteArray());
        List<String> told = new ArrayList<>();
        for (MethodNode method : Rewritten.tree(Objects.requireNonNull(rewritten)).methods) {
            for (AbstractInsnNode insn : method.instructions) {
                if (insn instanceof MethodInsnNode call && call.name.equals("grouped")) {
                    told.add(method.name);
                }
            }
        }
        return told;
    }

    private List<String> groups() {
        List<String> groups = new ArrayList<>();
        for (int id = 0; id < sites.size(); id++) {
            Site site = sites.get(id);
            if (site instanceof GroupSite grouped) {
                String group = grouped.group;
                groups.add(group.substring(group.lastIndexOf('.') + 1) + " " + site.call + " " + site.op.text());
            }
        }
        return groups;
    }

    @Test
    void fields_of_a_group_are_told_with_their_names_but_not_in_constructors() throws IOException {
        ClassNode node = program();
        field(node, "x").visitAnnotation(FieldAnnotationReader.GROUP, true).visit("value", "place");
        field(node, "y").visitAnnotation(FieldAnnotationReader.GROUP, true).visit("value", "place");
        assertEquals(List.of("move", "move", "move"), told(node, "", true));
        assertEquals(List.of("place x read", "place y write", "place x read"), groups());
    }

    @Test
    void a_field_or_all_fields_of_a_class_are_told_by_themselves() throws IOException {
        ClassNode one = program();
        field(one, "sum").visitAnnotation(FieldAnnotationReader.ATOMIC, true);
        assertEquals(List.of("move"), told(one, "", true));
        assertEquals(List.of("sum  update"), groups());
        ClassNode all = program();
        all.visitAnnotation(FieldAnnotationReader.ATOMIC, true);
        assertEquals(4, told(all, "", true).size());
    }

    @Test
    void rows_of_the_catalogue_do_as_well() throws IOException {
        String rows = "class com.acme.Program\n  field y atomic\n";
        assertEquals(List.of("move"), told(program(), rows, true));
    }

    @Test
    void nothing_is_told_if_nobody_asks() throws IOException {
        ClassNode all = program();
        all.visitAnnotation(FieldAnnotationReader.ATOMIC, true);
        assertEquals(List.of(), told(all, "", false));
    }
}

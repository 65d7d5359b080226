package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.agent.catalogue.CatalogueReader;
import dev.anyorder.agent.site.Sites;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;

/** What is told of assignments: the accesses of one location, in the order of the code. */
class UpdatesTest {
    @ParameterizedTest
    @CsvSource({
        "plus, ADD",
        "minusMinus, ADD",
        "spelledOut, ADD",
        "otherWayRound, MULTIPLY",
        "ofAnother, ADD",
        "ofStatic, ADD",
        "ofShort, ADD",
        "ofLong, ADD",
        "ofElement, OR",
        "ofElementSpelledOut, XOR",
        "ofReal, FLOAT_MULTIPLY",
        "largest, MAX",
        "withCall, ADD ADD",
        "subtractedFrom, READ WRITE",
        "twoOperators, UPDATE",
        "twice, READ ADD",
        "resultUsed, READ WRITE",
        "narrowed, UPDATE",
        "otherLocation, READ WRITE",
        "copied, READ WRITE",
        "shifted, UPDATE",
        "smallest, READ WRITE",
    })
    void assignmentsTellWhatTheyDo(String method, String expected) throws IOException {
        assertEquals(expected, told(method));
    }

    private static String told(String name) throws IOException {
        ClassNode type = new ClassNode();
        ClassReader reader = reader();
        reader.accept(type, ClassReader.SKIP_FRAMES);
        Tools tools = new Tools(
                new Watched(List.of(), List.of()), new Sites(), new CallModels(new CatalogueReader(17).catalogue()));
        ClassScope scope = new ClassScope(ClassInfo.of(reader), Assignments.class.getClassLoader(), tools);
        var node = type.methods.stream()
                .filter(m -> m.name.equals(name))
                .findFirst()
                .orElseThrow();
        Updates updates = new Updates(new MethodEdit(scope, node));
        updates.find();
        return String.join(
                " ",
                Stream.of(node.instructions.toArray())
                        .filter(UpdatesTest::accesses)
                        .filter(insn -> !updates.isTold(insn))
                        .map(insn -> updates.op(insn, isWrite(insn)).toString())
                        .toList());
    }

    /** Accesses of the location that the method is about: not those that only get at it. */
    private static boolean accesses(AbstractInsnNode insn) {
        int opcode = insn.getOpcode();
        return ArrayEdits.isLoad(opcode)
                || ArrayEdits.isStore(opcode)
                || insn instanceof FieldInsnNode field && !field.name.equals("a") && !field.name.equals("next");
    }

    private static boolean isWrite(AbstractInsnNode insn) {
        int opcode = insn.getOpcode();
        return opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC || ArrayEdits.isStore(opcode);
    }

    private static ClassReader reader() throws IOException {
        String file = Assignments.class.getSimpleName() + ".class";
        try (InputStream in = Objects.requireNonNull(Assignments.class.getResourceAsStream(file))) {
            return new ClassReader(in);
        }
    }
}

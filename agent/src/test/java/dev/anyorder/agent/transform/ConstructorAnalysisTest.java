package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Which writes of a constructor are told without a look at what others have left: those that come before anybody can have seen the object. */
@SuppressWarnings({"unused", "ConstructorLeaksThis", "ThisEscapedInObjectConstruction"})
class ConstructorAnalysisTest {
    /** Our own classes are not watched. */
    private static final String NAME = "com/acme/Program";

    static class Simple {
        int number = -1;
        long big;
        double ratio = 0.25;

        @Nullable
        String name;

        Simple(long big, @Nullable String name) {
            this.big = big;
            this.name = name;
        }
    }

    static class Leaking {
        static @Nullable Leaking last;

        int before = 1;
        int after;

        Leaking() {
            last = this;
            after = 2;
        }
    }

    static class LeakingToAnother {
        @Nullable
        LeakingToAnother next;

        int after;

        LeakingToAnother(LeakingToAnother other) {
            other.next = this;
            after = 2;
        }
    }

    static class LeakingToItself {
        LeakingToItself self;
        int after;

        LeakingToItself() {
            self = this;
            after = 2;
        }
    }

    static class Calling {
        int before = 1;
        int result;
        int after;

        Calling() {
            result = Integer.getInteger("none", 3);
            after = 2;
        }
    }

    static class Branching {
        int first;
        int second;

        Branching(boolean which) {
            if (which) {
                first = 1;
            }
            second = 2;
        }
    }

    static class Looping {
        int first;
        int second;

        Looping(int rounds) {
            first = 1;
            for (int i = 0; i < rounds; i++) {
                second = 2;
                Thread.yield();
            }
        }
    }

    static class Inheriting extends Simple {
        int own;

        Inheriting() {
            super(1, "");
            own = 1;
        }
    }

    /** How many of the writes to instance fields are preceded by a look, and how many there are. */
    private static String looks(Class<?> type) throws IOException {
        int looks = 0;
        int writes = 0;
        for (AbstractInsnNode insn : constructor(Rewritten.tree(Rewritten.of(NAME, renamed(type)))).instructions) {
            looks += insn instanceof MethodInsnNode call && call.name.equals("stamp") ? 1 : 0;
            boolean isShadow =
                    insn instanceof FieldInsnNode field && field.desc.equals("L" + InsnSequence.SHADOW + ";");
            writes += isShadow && insn.getOpcode() == Opcodes.PUTFIELD ? 1 : 0;
        }
        return looks + " of " + writes;
    }

    private static MethodNode constructor(ClassNode node) {
        return node.methods.stream()
                .filter(each -> each.name.equals("<init>"))
                .findFirst()
                .orElseThrow();
    }

    /** Its constructor, in a class of another name. */
    private static byte[] renamed(Class<?> type) throws IOException {
        String name = type.getName().replace('.', '/');
        try (InputStream in = type.getResourceAsStream("/" + name + ".class")) {
            ClassNode node = Rewritten.tree(Objects.requireNonNull(in).readAllBytes());
            node.name = NAME;
            node.nestHostClass = null;
            node.recordComponents = null;
            node.innerClasses.clear();
            node.methods.removeIf(each -> !each.name.equals("<init>"));
            for (AbstractInsnNode insn : constructor(node).instructions) {
                if (insn instanceof FieldInsnNode field && field.owner.equals(name)) {
                    field.owner = NAME;
                }
                if (insn instanceof FrameNode frame && frame.local != null) {
                    frame.local.replaceAll(each -> name.equals(each) ? NAME : each);
                }
            }
            ClassWriter writer = new ClassWriter(0);
            node.accept(writer);
            return writer.toByteArray();
        }
    }

    @Test
    void argumentsAndConstantsAreStoredBeforeAnybodySeesTheObject() throws IOException {
        assertEquals("0 of 4", looks(Simple.class));
    }

    @Test
    void whatIsStoredWhenTheObjectMayBeKnownIsLookedAt() throws IOException {
        assertEquals("1 of 2", looks(Leaking.class));
        assertEquals("2 of 2", looks(LeakingToAnother.class));
        assertEquals("2 of 2", looks(LeakingToItself.class));
    }

    @Test
    void whatIsStoredAfterACallOrABranchIsLookedAt() throws IOException {
        assertEquals("2 of 3", looks(Calling.class));
        assertEquals("2 of 2", looks(Branching.class));
        assertEquals("1 of 2", looks(Looping.class));
    }

    @Test
    void whatASuperclassHasDoneWithTheObjectIsNotKnown() throws IOException {
        assertEquals("1 of 1", looks(Inheriting.class));
    }
}

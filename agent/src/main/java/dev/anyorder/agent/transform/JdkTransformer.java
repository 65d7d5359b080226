package dev.anyorder.agent.transform;

import dev.anyorder.agent.catalogue.HookRule;
import dev.anyorder.agent.catalogue.JdkHook;
import dev.anyorder.agent.table.JdkObjectSlots;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Inserts hooks into the classes of the JDK that start, run and join tasks. */
public final class JdkTransformer implements ClassFileTransformer {
    private final Map<String, List<HookRule>> rules;
    private final SkippedClasses skipped;

    /**
     * @param rules by internal class name
     */
    public JdkTransformer(Map<String, List<HookRule>> rules, SkippedClasses skipped) {
        this.rules = rules;
        this.skipped = skipped;
    }

    public Set<String> classes() {
        return rules.keySet();
    }

    @Override
    public byte @Nullable [] transform(
            @Nullable Module module,
            @Nullable ClassLoader loader,
            @Nullable String name,
            @Nullable Class<?> redefined,
            @Nullable ProtectionDomain domain,
            byte[] bytes) {
        List<HookRule> own = loader != null || name == null ? null : rules.get(name);
        if (own == null || name == null) {
            return null;
        }
        try {
            ClassReader reader = new ClassReader(bytes);
            ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
            boolean hasSlot = JdkObjectSlots.isFor(name) && (redefined == null || hasSlot(redefined));
            reader.accept(new Rewriter(writer, name, own, hasSlot), ClassReader.EXPAND_FRAMES);
            byte[] rewritten = writer.toByteArray();
            if (hasSlot) {
                JdkObjectSlots.added(name);
            }
            return rewritten;
        } catch (Throwable failure) {
            // The JDK must keep working.
            skipped.add(name, failure.toString());
            return null;
        }
    }

    /** Retransformation cannot add fields. */
    private static boolean hasSlot(Class<?> loaded) {
        return Arrays.stream(loaded.getDeclaredFields())
                .anyMatch(field -> field.getName().equals(JdkObjectSlots.FIELD));
    }

    private static final class Rewriter extends ClassVisitor {
        private final String owner;
        private final List<HookRule> rules;
        private final boolean hasSlot;
        /** Descriptors by name. ASM visits fields before methods. */
        private final Map<String, String> fields = new HashMap<>();

        Rewriter(ClassVisitor next, String owner, List<HookRule> rules, boolean hasSlot) {
            super(Opcodes.ASM9, next);
            this.owner = owner;
            this.rules = rules;
            this.hasSlot = hasSlot;
        }

        @Override
        public void visitEnd() {
            if (hasSlot) {
                int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_TRANSIENT | Opcodes.ACC_SYNTHETIC;
                super.visitField(access, JdkObjectSlots.FIELD, "Ljava/lang/Object;", null, null);
            }
            super.visitEnd();
        }

        @Override
        public @Nullable FieldVisitor visitField(
                int access, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
            fields.put(name, descriptor);
            return super.visitField(access, name, descriptor, signature, value);
        }

        @Override
        public MethodVisitor visitMethod(
                int access,
                String name,
                String descriptor,
                @Nullable String signature,
                String @Nullable [] exceptions) {
            MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
            List<JdkHook> own = new ArrayList<>();
            for (HookRule rule : rules) {
                if (rule.pattern().matches(name, descriptor)) {
                    own.addAll(rule.hooks());
                }
            }
            boolean hasBody = (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE | Opcodes.ACC_BRIDGE)) == 0;
            return own.isEmpty() || !hasBody
                    ? next
                    : new JdkMethodRewriter(owner, access, name, descriptor, signature, exceptions, next, own, fields);
        }
    }
}

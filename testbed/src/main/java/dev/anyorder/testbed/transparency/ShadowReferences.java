package dev.anyorder.testbed.transparency;

import dev.anyorder.agent.shadow.FieldShadows;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/**
 * Checks what the verifier does not: that every injected field which rewritten code names is there, static or not as
 * the instruction needs, and open to that code. The JVM would find out only when the instruction is run.
 */
final class ShadowReferences {
    /** An instruction's reference to an injected field. */
    record Reference(String owner, String field, boolean isStatic) {}

    /**
     * What matters of a class.
     *
     * @param shadows the access flags of its injected fields, by name and descriptor
     */
    record Outline(
            String name,
            @Nullable String superName,
            List<String> interfaces,
            String nest,
            Map<String, Integer> shadows,
            Set<Reference> references) {}

    private final Map<String, Outline> outlines = new ConcurrentHashMap<>();

    void add(byte[] bytes) {
        Outliner outliner = new Outliner(FieldShadows.PREFIX);
        new ClassReader(bytes).accept(outliner, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        Outline outline = outliner.outline();
        outlines.put(outline.name(), outline);
    }

    /** What is wrong, by the internal name of the class that names the field. */
    Map<String, String> complaints() {
        Map<String, String> complaints = new TreeMap<>();
        for (Outline from : outlines.values()) {
            for (Reference reference : from.references()) {
                String wrong = wrong(from, reference);
                if (wrong != null) {
                    complaints.put(from.name(), wrong + ": " + reference.owner() + "." + reference.field());
                }
            }
        }
        return complaints;
    }

    private @Nullable String wrong(Outline from, Reference reference) {
        Outline declaring = declaring(reference.owner(), reference.field());
        if (declaring == null) {
            return "names an injected field that is not there";
        }
        int access = declaring.shadows().get(reference.field());
        if ((access & Opcodes.ACC_STATIC) != 0 != reference.isStatic()) {
            return "names an injected field that is static or not, the other way round";
        }
        return isOpen(from, declaring, access) ? null : "names an injected field that it may not use";
    }

    private boolean isOpen(Outline from, Outline declaring, int access) {
        if ((access & Opcodes.ACC_PUBLIC) != 0) {
            return true;
        }
        if ((access & Opcodes.ACC_PRIVATE) != 0) {
            return from.nest().equals(declaring.nest());
        }
        boolean inherits =
                (access & Opcodes.ACC_PROTECTED) != 0 && supertypes(from).contains(declaring.name());
        return inherits || packageOf(from).equals(packageOf(declaring));
    }

    private static String packageOf(Outline outline) {
        return outline.name().substring(0, Math.max(0, outline.name().lastIndexOf('/')));
    }

    private Set<String> supertypes(Outline from) {
        Set<String> names = new LinkedHashSet<>();
        for (Outline at = from; at != null; at = at.superName() == null ? null : outlines.get(at.superName())) {
            names.add(at.name());
        }
        return names;
    }

    /** Looks a field up as the JVM does: in the class, its interfaces, its superclass. */
    private @Nullable Outline declaring(String owner, String field) {
        Outline outline = outlines.get(owner);
        if (outline == null || outline.shadows().containsKey(field)) {
            return outline;
        }
        List<String> next = new ArrayList<>(outline.interfaces());
        if (outline.superName() != null) {
            next.add(outline.superName());
        }
        for (String name : next) {
            Outline found = declaring(name, field);
            if (found != null) {
                return found;
            }
        }
        return null;
    }
}

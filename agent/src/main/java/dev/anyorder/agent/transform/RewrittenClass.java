package dev.anyorder.agent.transform;

import dev.anyorder.agent.catalogue.SupertypeLookup;
import dev.anyorder.agent.instrument.flow.FieldFacts;
import dev.anyorder.agent.site.AccessTarget;
import dev.anyorder.agent.site.GroupSite;
import dev.anyorder.agent.site.Site;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.finding.Frame;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;

/** The class under instrumentation, and lookups of other classes as it sees them. */
final class RewrittenClass implements FieldFacts {
    final ClassInfo info;
    final @Nullable ClassLoader loader;
    final MethodBodies bodies;
    private final TransformConfig config;

    RewrittenClass(ClassReader reader, @Nullable ClassLoader loader, TransformConfig config) {
        this.info = ClassInfo.of(reader);
        this.bodies = new MethodBodies(reader);
        this.loader = loader;
        this.config = config;
    }

    @Override
    public String className() {
        return info.name();
    }

    @Override
    public boolean isVolatile(FieldInsnNode access) {
        FieldRef field = resolve(access.owner, access.name, access.desc);
        return field != null && field.isVolatile();
    }

    SupertypeLookup supertypes() {
        return type -> {
            List<String> all = config.hierarchy().supertypes(loader, type);
            return all.subList(1, all.size());
        };
    }

    TransformConfig config() {
        return config;
    }

    boolean hasFrames() {
        return info.version() >= Opcodes.V1_6;
    }

    boolean hasClassConstants() {
        return info.version() >= Opcodes.V1_5;
    }

    boolean isInterface(Type type) {
        ClassInfo found =
                type.getSort() == Type.OBJECT ? config.hierarchy().find(loader, type.getInternalName()) : null;
        return found != null && (found.access() & Opcodes.ACC_INTERFACE) != 0;
    }

    Site site(String method, int line, AccessOp op, AccessTarget target, String call) {
        return config.sites().add(frame(method, line), op, target, call);
    }

    GroupSite groupSite(String method, int line, AccessOp op, AccessTarget target, String call, boolean ofPairs) {
        return config.sites().addGroup(frame(method, line), op, target, call, ofPairs);
    }

    void allocates(String type, String method, int line) {
        config.sites().allocates(type.replace('/', '.'), frame(method, line));
    }

    private Frame frame(String method, int line) {
        return new Frame(info.name().replace('/', '.'), method, info.file(), line);
    }

    /** Null if the field is not instrumented. */
    @Nullable
    FieldRef resolve(String owner, String name, String descriptor) {
        ClassInfo declaring = declaring(owner, name, descriptor);
        if (declaring == null || !config.filter().watches(declaring.name(), declaring.version())) {
            return null;
        }
        FieldRef field = FieldRef.of(declaring, name);
        return field == null || !config.filter().filter().watches(field)
                ? null
                : field.in(config.calls().group(declaring.name(), name));
    }

    private @Nullable ClassInfo declaring(String owner, String name, String descriptor) {
        return owner.equals(info.name()) && info.declares(name, descriptor)
                ? info
                : config.hierarchy().declaring(loader, owner, name, descriptor);
    }

    /**
     * Whether the store makes an array or library object watched: in a field, also a final one, or in an array of
     * arrays.
     */
    boolean holds(AbstractInsnNode insn) {
        FieldFilter filter = config.filter().filter();
        int opcode = insn.getOpcode();
        if (opcode == Opcodes.AASTORE) {
            return filter.holdsElements();
        }
        if (opcode != Opcodes.PUTFIELD && opcode != Opcodes.PUTSTATIC
                || !config.filter().isChoosy()) {
            return false;
        }
        FieldInsnNode field = (FieldInsnNode) insn;
        ClassInfo declaring = mayHold(field.desc) ? declaring(field.owner, field.name, field.desc) : null;
        return declaring != null && filter.holds(declaring.name(), field.name);
    }

    private boolean mayHold(String descriptor) {
        Type type = Type.getType(descriptor);
        return type.getSort() == Type.ARRAY
                || type.getSort() == Type.OBJECT && !config.filter().watches(type.getInternalName());
    }

    /** The class of the element hooks. */
    String elements() {
        return config.filter().isChoosy() ? InsnSequence.HELD : InsnSequence.FOOTPRINT;
    }

    boolean watchesElements(AbstractInsnNode insn) {
        return config.filter().filter().watchesElements(insn.getOpcode());
    }
}

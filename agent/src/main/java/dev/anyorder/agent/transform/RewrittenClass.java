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

/** The class that is being rewritten, and what its methods may ask about others. */
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

    /** The superclasses and interfaces of a class, as far as the code of this one sees them. */
    SupertypeLookup supertypes() {
        return type -> {
            List<String> all = config.hierarchy().supertypes(loader, type);
            return all.subList(1, all.size());
        };
    }

    TransformConfig config() {
        return config;
    }

    /** Whether the class file has frames that inserted jumps must add to. */
    boolean hasFrames() {
        return info.version() >= Opcodes.V1_6;
    }

    /** Whether code may load a class as a constant. */
    boolean hasClassConstants() {
        return info.version() >= Opcodes.V1_5;
    }

    /** Whether a type is known to be an interface. */
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

    /** The code at this line allocates objects of a class, by its internal name. */
    void allocates(String type, String method, int line) {
        config.sites().allocates(type.replace('/', '.'), frame(method, line));
    }

    private Frame frame(String method, int line) {
        return new Frame(info.name().replace('/', '.'), method, info.file(), line);
    }

    /** How a field that code names is to be treated, null when it is left alone. */
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
     * Whether the instruction stores an array, or an object of the library, that is watched from then on: in a field, which may be
     * final, or in an array of arrays.
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

    /** The class of hooks that take note of elements. */
    String elements() {
        return config.filter().isChoosy() ? InsnSequence.HELD : InsnSequence.FOOTPRINT;
    }

    /** Whether an instruction that loads or stores an element can be watched. */
    boolean watchesElements(AbstractInsnNode insn) {
        return config.filter().filter().watchesElements(insn.getOpcode());
    }
}

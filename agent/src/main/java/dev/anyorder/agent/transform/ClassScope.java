package dev.anyorder.agent.transform;

import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.Target;
import dev.anyorder.core.analysis.Op;
import dev.anyorder.core.finding.Frame;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;

/** The class that is being rewritten, and what its methods may ask about others. */
final class ClassScope {
    final ClassInfo info;
    final @Nullable ClassLoader loader;
    final Bodies bodies;
    private final Tools tools;
    private final @Nullable Spots spots;

    ClassScope(ClassReader reader, @Nullable ClassLoader loader, Tools tools) {
        this.info = ClassInfo.of(reader);
        this.bodies = new Bodies(reader);
        this.loader = loader;
        this.tools = tools;
        this.spots = tools.dealings() == null ? null : new Spots(this, tools.dealings());
    }

    /** Which instructions may be accesses that depend on others; null if nobody wants to know. */
    @Nullable
    Spots spots() {
        return spots;
    }

    Tools tools() {
        return tools;
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
        ClassInfo found = type.getSort() == Type.OBJECT ? tools.hierarchy().find(loader, type.getInternalName()) : null;
        return found != null && (found.access() & Opcodes.ACC_INTERFACE) != 0;
    }

    Site site(String method, int line, Op op, Target target, String call) {
        return tools.sites().add(frame(method, line), op, target, call);
    }

    /** The code at this line allocates objects of a class, by its internal name. */
    void allocates(String type, String method, int line) {
        tools.sites().allocates(type.replace('/', '.'), frame(method, line));
    }

    private Frame frame(String method, int line) {
        return new Frame(info.name().replace('/', '.'), method, info.file(), line);
    }

    /** How a field that code names is to be treated, null when it is left alone. */
    @Nullable
    FieldRef resolve(String owner, String name, String descriptor) {
        ClassInfo declaring = declaring(owner, name, descriptor);
        if (declaring == null || !tools.watched().watches(declaring.name(), declaring.version())) {
            return null;
        }
        FieldRef field = FieldRef.of(declaring, name);
        return field == null || !tools.watched().selection().watches(field)
                ? null
                : field.in(tools.calls().group(declaring.name(), name));
    }

    private @Nullable ClassInfo declaring(String owner, String name, String descriptor) {
        return owner.equals(info.name()) && info.declares(name, descriptor)
                ? info
                : tools.hierarchy().declaring(loader, owner, name, descriptor);
    }

    /**
     * Whether the instruction stores an array, or an object of the library, that is watched from then on: in a field, which may be
     * final, or in an array of arrays.
     */
    boolean holds(AbstractInsnNode insn) {
        Selection selection = tools.watched().selection();
        int opcode = insn.getOpcode();
        if (opcode == Opcodes.AASTORE) {
            return selection.holdsElements();
        }
        if (opcode != Opcodes.PUTFIELD && opcode != Opcodes.PUTSTATIC
                || !tools.watched().isChoosy()) {
            return false;
        }
        FieldInsnNode field = (FieldInsnNode) insn;
        ClassInfo declaring = mayHold(field.desc) ? declaring(field.owner, field.name, field.desc) : null;
        return declaring != null && selection.holds(declaring.name(), field.name);
    }

    private boolean mayHold(String descriptor) {
        Type type = Type.getType(descriptor);
        return type.getSort() == Type.ARRAY
                || type.getSort() == Type.OBJECT && !tools.watched().watches(type.getInternalName());
    }

    /** The class of hooks that take note of elements. */
    String elements() {
        return tools.watched().isChoosy() ? Code.HELD : Code.FOOTPRINT;
    }

    /** Whether an instruction that loads or stores an element can be watched. */
    boolean watchesElements(AbstractInsnNode insn) {
        return tools.watched().selection().watchesElements(insn.getOpcode());
    }
}

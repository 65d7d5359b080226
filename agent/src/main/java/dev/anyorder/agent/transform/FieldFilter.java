package dev.anyorder.agent.transform;

import dev.anyorder.agent.instrument.flow.Instructions;
import dev.anyorder.core.options.UsageException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Selects fields and elements of instrumented classes: all, or named fields with the arrays and library objects that
 * they held. Such arrays are watched everywhere; only accesses of their element types need a hook.
 */
final class FieldFilter {
    static final FieldFilter ALL = new FieldFilter(true);

    private static final int STORE = Opcodes.IASTORE - Opcodes.IALOAD;

    private final boolean isAll;
    /** As in {@link dev.anyorder.agent.site.AccessTarget}: {@code com.acme.Account.balance}. */
    private final Set<String> fields = new HashSet<>();

    private final Set<Integer> opcodes = new HashSet<>();

    private FieldFilter(boolean isAll) {
        this.isAll = isAll;
    }

    /**
     * Throws {@link UsageException} for the first unknown name.
     *
     * @param names fields with their classes, or a star for all of a class; all fields if empty
     * @param watched whether a class, by internal name, is instrumented
     */
    static FieldFilter of(List<String> names, ClassHierarchy hierarchy, Predicate<String> watched) {
        if (names.isEmpty()) {
            return ALL;
        }
        FieldFilter some = new FieldFilter(false);
        for (String name : names) {
            int dot = name.lastIndexOf('.');
            String type = name.substring(0, dot);
            ClassInfo info = hierarchy.find(ClassLoader.getSystemClassLoader(), type.replace('.', '/'));
            if (info == null) {
                throw new UsageException("Cannot select field '" + name + "': class '" + type
                        + "' is not on the class path. Write a nested class as Outer$Inner.");
            }
            if (!watched.test(info.name())) {
                throw new UsageException("Cannot select field '" + name + "': class '" + type
                        + "' is not instrumented. It belongs to the JDK, or include or exclude omits it.");
            }
            some.add(info, name.substring(dot + 1), type);
        }
        return some;
    }

    private void add(ClassInfo info, String field, String type) {
        if (field.equals("*")) {
            info.fields().keySet().forEach(each -> add(info, each));
        } else if (info.fields().containsKey(field)) {
            add(info, field);
        } else {
            throw new UsageException("Class '" + type + "' does not declare field '" + field + "'. Its fields: "
                    + info.fieldNames() + ".");
        }
    }

    private void add(ClassInfo info, String field) {
        fields.add(info.name().replace('/', '.') + "." + field);
        String descriptor = info.types().get(field);
        Type type = descriptor == null ? Type.VOID_TYPE : Type.getType(descriptor);
        if (type.getSort() == Type.ARRAY) {
            opcodes.add(type.getElementType().getOpcode(Opcodes.IALOAD));
            if (type.getDimensions() > 1) {
                opcodes.add(Opcodes.AALOAD);
            }
        }
    }

    /** Volatile fields always are, since they order tasks. */
    boolean watches(FieldRef field) {
        return isAll
                || field.isVolatile()
                || fields.contains(field.target().owner() + "." + field.target().name());
    }

    /** Whether arrays and library objects are watched once this field holds them. */
    boolean holds(String owner, String field) {
        return !isAll && fields.contains(owner.replace('/', '.') + "." + field);
    }

    boolean holdsElements() {
        return opcodes.contains(Opcodes.AALOAD);
    }

    boolean watchesElements(int opcode) {
        return isAll || opcodes.contains(Instructions.isArrayStore(opcode) ? opcode - STORE : opcode);
    }
}

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
 * Which fields and elements are watched, of classes that are: all, or the fields that the user has named, with elements of arrays and
 * library objects that these have held. Wherever such an array has come to, its elements are watched there: code that has one in hand does not
 * tell where it is from. But it tells of what type it is, and if no named field has that type nothing need be asked.
 */
final class FieldFilter {
    /** All fields and elements. */
    static final FieldFilter ALL = new FieldFilter(true);

    private static final int STORE = Opcodes.IASTORE - Opcodes.IALOAD;

    private final boolean isAll;
    /** Names of classes and fields as in {@link dev.anyorder.agent.site.AccessTarget}: {@code com.acme.Account.balance}. */
    private final Set<String> fields = new HashSet<>();
    /** Of the instructions that load an element. */
    private final Set<Integer> opcodes = new HashSet<>();

    private FieldFilter(boolean isAll) {
        this.isAll = isAll;
    }

    /**
     * What the user has named, all if that is nothing. Complains in one sentence about the first that is not there.
     *
     * @param names fields with their classes, or a star for all of a class
     * @param watched whether a class of that internal name is watched
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
                throw new UsageException("There is no class " + type + " on the class path, so that " + name
                        + " cannot be watched; of a class in another, write Outer$Inner.");
            }
            if (!watched.test(info.name())) {
                throw new UsageException("The class " + type + " is not watched, and so neither is " + name
                        + ": it is one of the JDK, or left out by include or exclude.");
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
            throw new UsageException(
                    type + " has no field " + field + " of its own. Its fields are " + info.fieldNames() + ".");
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

    /** Whether accesses to the field are watched. Volatile fields are in any case, since they order tasks. */
    boolean watches(FieldRef field) {
        return isAll
                || field.isVolatile()
                || fields.contains(field.target().owner() + "." + field.target().name());
    }

    /** Whether an array or a library object is watched once this field holds it, because the user has named the field. */
    boolean holds(String owner, String field) {
        return !isAll && fields.contains(owner.replace('/', '.') + "." + field);
    }

    /** Whether arrays in an array of arrays are watched once it holds them. */
    boolean holdsElements() {
        return opcodes.contains(Opcodes.AALOAD);
    }

    /** Whether what an instruction does can be watched, if it loads or stores an element. */
    boolean watchesElements(int opcode) {
        return isAll || opcodes.contains(Instructions.isArrayStore(opcode) ? opcode - STORE : opcode);
    }
}

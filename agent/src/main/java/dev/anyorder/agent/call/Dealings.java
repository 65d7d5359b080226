package dev.anyorder.agent.call;

import dev.anyorder.core.analysis.Op;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** The table {@code dealings.txt}: what calls of the JDK do to parts of an object. */
public final class Dealings {
    private static final Map<String, Op> OPS = Map.of("reads", Op.READ, "writes", Op.WRITE, "updates", Op.UPDATE);

    /** Stands for no part at all. */
    private static final String NOTHING = "-";

    /** By method, as the table writes it. */
    private final Map<String, List<Dealing>> rows = new HashMap<>();

    /** The classes of the JDK by their internal names; {@code void} stands for one that is not there. */
    private final Map<String, Class<?>> types = new ConcurrentHashMap<>();

    /** Reads the table. */
    public Dealings(String text) {
        Class<?> type = void.class;
        for (String line : text.lines().toList()) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            if (line.startsWith(" ")) {
                row(type, line.strip().split(" {2,}"));
            } else {
                type = type(line.strip().replace('.', '/'));
            }
        }
    }

    private void row(Class<?> type, String[] columns) {
        String[] deed = columns[1].split(" ", 2);
        Dealing.When when = deed.length == 1
                ? Dealing.When.ALWAYS
                : Dealing.When.valueOf(deed[1].replace(' ', '_').toUpperCase(Locale.ROOT));
        Set<Aspect> touched = EnumSet.noneOf(Aspect.class);
        Set<Aspect> begins = EnumSet.noneOf(Aspect.class);
        Set<Aspect> completes = EnumSet.noneOf(Aspect.class);
        for (String word : columns[2].equals(NOTHING) ? new String[0] : columns[2].split(" ")) {
            Aspect aspect = Aspect.valueOf(word.replaceAll("[<>]", "").toUpperCase(Locale.ROOT));
            touched.add(aspect);
            (word.endsWith("<") ? begins : word.endsWith(">") ? completes : touched).add(aspect);
        }
        Op op = OPS.get(deed[0]);
        if (op == null) {
            throw new IllegalArgumentException("no deed: " + deed[0]);
        }
        Manner manner = columns.length == 3 ? null : Manner.valueOf(columns[3].toUpperCase(Locale.ROOT));
        Dealing dealing = new Dealing(type, op, when, touched, begins, completes, manner);
        for (String method : columns[0].split(" ")) {
            List<Dealing> all = rows.get(method);
            if (all == null) {
                all = new ArrayList<>();
                rows.put(method, all);
            }
            all.add(dealing);
        }
    }

    /** What an instruction does that calls a method of an object; null if the table does not say. */
    public @Nullable Dealing of(MethodInsnNode call) {
        boolean isOfObject = call.getOpcode() == Opcodes.INVOKEVIRTUAL || call.getOpcode() == Opcodes.INVOKEINTERFACE;
        return isOfObject ? of(call.owner, call.name, call.desc) : null;
    }

    /** What a call does, by the static type of its receiver; null if the table does not say. */
    public @Nullable Dealing of(String owner, String name, String descriptor) {
        Type[] arguments = Type.getArgumentTypes(descriptor);
        boolean isInt = arguments.length > 0 && arguments[0].getSort() == Type.INT;
        List<Dealing> all = rows.get(name + "/" + arguments.length + (isInt ? "i" : ""));
        if (all != null && owner.startsWith("java/util/")) {
            Class<?> type = type(owner);
            for (Dealing dealing : all) {
                if (dealing.type().isAssignableFrom(type)) {
                    return dealing;
                }
            }
        }
        return null;
    }

    private Class<?> type(String internalName) {
        return types.computeIfAbsent(internalName, name -> {
            try {
                return Class.forName(name.replace('/', '.'), false, null);
            } catch (ClassNotFoundException | LinkageError notThere) {
                return void.class;
            }
        });
    }
}

package dev.anyorder.agent.call;

import dev.anyorder.core.analysis.AccessOp;
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
public final class CollectionEffects {
    private static final Map<String, AccessOp> OPS =
            Map.of("reads", AccessOp.READ, "writes", AccessOp.WRITE, "updates", AccessOp.UPDATE);

    /** Stands for no part at all. */
    private static final String NOTHING = "-";

    /** By method, as the table writes it. */
    private final Map<String, List<CollectionEffect>> rows = new HashMap<>();

    /** The classes of the JDK by their internal names; {@code void} stands for one that is not there. */
    private final Map<String, Class<?>> types = new ConcurrentHashMap<>();

    /** Reads the table. */
    public CollectionEffects(String text) {
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
        CollectionEffect.When when = deed.length == 1
                ? CollectionEffect.When.ALWAYS
                : CollectionEffect.When.valueOf(deed[1].replace(' ', '_').toUpperCase(Locale.ROOT));
        Set<StateComponent> touched = EnumSet.noneOf(StateComponent.class);
        Set<StateComponent> begins = EnumSet.noneOf(StateComponent.class);
        Set<StateComponent> completes = EnumSet.noneOf(StateComponent.class);
        for (String word : columns[2].equals(NOTHING) ? new String[0] : columns[2].split(" ")) {
            StateComponent component =
                    StateComponent.valueOf(word.replaceAll("[<>]", "").toUpperCase(Locale.ROOT));
            touched.add(component);
            (word.endsWith("<") ? begins : word.endsWith(">") ? completes : touched).add(component);
        }
        AccessOp op = OPS.get(deed[0]);
        if (op == null) {
            throw new IllegalArgumentException("no deed: " + deed[0]);
        }
        ValueEffect valueEffect = columns.length == 3 ? null : ValueEffect.valueOf(columns[3].toUpperCase(Locale.ROOT));
        CollectionEffect effect = new CollectionEffect(type, op, when, touched, begins, completes, valueEffect);
        for (String method : columns[0].split(" ")) {
            List<CollectionEffect> all = rows.get(method);
            if (all == null) {
                all = new ArrayList<>();
                rows.put(method, all);
            }
            all.add(effect);
        }
    }

    /** What an instruction does that calls a method of an object; null if the table does not say. */
    public @Nullable CollectionEffect of(MethodInsnNode call) {
        boolean isOfObject = call.getOpcode() == Opcodes.INVOKEVIRTUAL || call.getOpcode() == Opcodes.INVOKEINTERFACE;
        return isOfObject ? of(call.owner, call.name, call.desc) : null;
    }

    /** What a call does, by the static type of its receiver; null if the table does not say. */
    public @Nullable CollectionEffect of(String owner, String name, String descriptor) {
        Type[] arguments = Type.getArgumentTypes(descriptor);
        boolean isInt = arguments.length > 0 && arguments[0].getSort() == Type.INT;
        List<CollectionEffect> all = rows.get(name + "/" + arguments.length + (isInt ? "i" : ""));
        if (all != null && owner.startsWith("java/util/")) {
            Class<?> type = type(owner);
            for (CollectionEffect effect : all) {
                if (effect.type().isAssignableFrom(type)) {
                    return effect;
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

package dev.anyorder.agent.catalogue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The supertypes of one loaded class, by reflection. Loads no class. */
public final class LoadedSupertypes implements SupertypeLookup {
    private final String internalName;
    private final List<String> names;

    public LoadedSupertypes(Class<?> type) {
        this.internalName = internalName(type);
        this.names = linearise(type);
    }

    public static String internalName(Class<?> type) {
        return type.getName().replace('.', '/');
    }

    @Override
    public Iterable<String> of(String name) {
        return name.equals(internalName) ? names : List.of();
    }

    private static List<String> linearise(Class<?> type) {
        List<String> names = new ArrayList<>();
        Deque<Class<?>> open = new ArrayDeque<>();
        for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
            if (c != type) {
                names.add(internalName(c));
            }
            open.add(c);
        }
        Set<Class<?>> interfaces = new LinkedHashSet<>();
        while (!open.isEmpty()) {
            for (Class<?> implemented : open.remove().getInterfaces()) {
                if (interfaces.add(implemented)) {
                    open.add(implemented);
                }
            }
        }
        while (!interfaces.isEmpty()) {
            Class<?> next = mostSpecific(interfaces);
            interfaces.remove(next);
            names.add(internalName(next));
        }
        if (type != Object.class) {
            names.add("java/lang/Object");
        }
        return names;
    }

    private static Class<?> mostSpecific(Set<Class<?>> interfaces) {
        for (Class<?> candidate : interfaces) {
            boolean hasSubtype = false;
            for (Class<?> other : interfaces) {
                hasSubtype |= other != candidate && candidate.isAssignableFrom(other);
            }
            if (!hasSubtype) {
                return candidate;
            }
        }
        throw new IllegalStateException("the interfaces " + interfaces + " extend each other in a circle");
    }
}

package dev.anyorder.agent.shadow;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import jdk.internal.misc.Unsafe;

/** The offsets of the fields that were injected into the objects of a class, remembered by class. */
final class InjectedFields {
    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    private static final ClassValue<InjectedFields> KNOWN = new ClassValue<>() {
        @Override
        protected InjectedFields computeValue(Class<?> type) {
            return new InjectedFields(type);
        }
    };

    /** Those next to any field. */
    final long[] all;

    /** Those next to volatile fields. */
    final long[] tokens;

    private InjectedFields(Class<?> type) {
        List<Long> every = new ArrayList<>();
        List<Long> ofVolatiles = new ArrayList<>();
        for (Class<?> c = type; c != null && c.getClassLoader() != null; c = c.getSuperclass()) {
            for (Field field : declared(c)) {
                int flags = field.getModifiers();
                long offset = Modifier.isStatic(flags) || Modifier.isFinal(flags) ? -1 : offset(c, field.getName());
                if (offset >= 0) {
                    every.add(offset);
                    if (Modifier.isVolatile(flags)) {
                        ofVolatiles.add(offset);
                    }
                }
            }
        }
        all = every.stream().mapToLong(Long::longValue).toArray();
        tokens = ofVolatiles.stream().mapToLong(Long::longValue).toArray();
    }

    /** Where the shadow of a field is, or -1 if it has none. Reflection does not show shadows. */
    static long offset(Class<?> declaring, String field) {
        try {
            return UNSAFE.objectFieldOffset(declaring, FieldShadows.PREFIX + field);
        } catch (InternalError none) {
            return -1;
        }
    }

    private static Field[] declared(Class<?> type) {
        try {
            return type.getDeclaredFields();
        } catch (LinkageError incomplete) {
            // A field's type is missing: the class works without, and reflection does not.
            return new Field[0];
        }
    }

    static InjectedFields of(Class<?> type) {
        return KNOWN.get(type);
    }
}

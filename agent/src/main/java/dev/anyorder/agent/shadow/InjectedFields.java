package dev.anyorder.agent.shadow;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import jdk.internal.misc.Unsafe;

/** Offsets of injected fields, cached by class. */
final class InjectedFields {
    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    private static final ClassValue<InjectedFields> KNOWN = new ClassValue<>() {
        @Override
        protected InjectedFields computeValue(Class<?> type) {
            return new InjectedFields(type);
        }
    };

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

    /** Returns -1 if absent. Reflection hides shadow fields. */
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
            // A field's type is missing: reflection fails, but the class works.
            return new Field[0];
        }
    }

    static InjectedFields of(Class<?> type) {
        return KNOWN.get(type);
    }
}

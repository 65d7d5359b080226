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
                if (field.isSynthetic()
                        && !Modifier.isStatic(field.getModifiers())
                        && field.getName().startsWith(FieldShadows.PREFIX)) {
                    long offset = UNSAFE.objectFieldOffset(field);
                    every.add(offset);
                    if (field.getType() == Object.class) {
                        ofVolatiles.add(offset);
                    }
                }
            }
        }
        all = every.stream().mapToLong(Long::longValue).toArray();
        tokens = ofVolatiles.stream().mapToLong(Long::longValue).toArray();
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

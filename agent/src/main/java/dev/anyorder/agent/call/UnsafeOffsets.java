package dev.anyorder.agent.call;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/** Finds the field or element at an {@code Unsafe} offset. Cached by class. */
final class UnsafeOffsets {
    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    private final ClassValue<Map<Long, VariableField>> instances = new ClassValue<>() {
        @Override
        protected Map<Long, VariableField> computeValue(Class<?> type) {
            Map<Long, VariableField> fields = new HashMap<>();
            for (Class<?> c = type; c != null && c.getClassLoader() != null; c = c.getSuperclass()) {
                add(c, false, fields);
            }
            return fields;
        }
    };

    private final ClassValue<Map<Long, VariableField>> statics = new ClassValue<>() {
        @Override
        protected Map<Long, VariableField> computeValue(Class<?> type) {
            Map<Long, VariableField> fields = new HashMap<>();
            add(type, true, fields);
            return fields;
        }
    };

    /** {@code arrayBaseOffset} returns an int before JDK 25 and a long since, so it cannot be called directly. */
    private final ClassValue<ArrayLayout> arrays = new ClassValue<>() {
        @Override
        protected ArrayLayout computeValue(Class<?> type) {
            try {
                Method base = Unsafe.class.getMethod("arrayBaseOffset", Class.class);
                return new ArrayLayout(((Number) base.invoke(UNSAFE, type)).longValue(), UNSAFE.arrayIndexScale(type));
            } catch (ReflectiveOperationException missing) {
                throw new IllegalStateException(missing);
            }
        }
    };

    private record ArrayLayout(long base, long scale) {}

    private static void add(Class<?> type, boolean ofClass, Map<Long, VariableField> fields) {
        try {
            for (Field field : type.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers()) == ofClass && !field.isSynthetic()) {
                    long offset = ofClass ? UNSAFE.staticFieldOffset(field) : UNSAFE.objectFieldOffset(field);
                    fields.put(offset, new VariableField(field));
                }
            }
        } catch (LinkageError incomplete) {
            // A field's type is missing; the class runs without it, and its fields are missed.
            return;
        }
    }

    /** Null if no field of the program is there. */
    @Nullable
    HandleVariable at(Object object, long offset) {
        if (object.getClass().isArray()) {
            ArrayLayout layout = arrays.get(object.getClass());
            int index = (int) ((offset - layout.base()) / layout.scale());
            return new HandleVariable(object, null, index, index + 1);
        }
        VariableField field = object instanceof Class<?> type
                ? statics.get(type).get(offset)
                : instances.get(object.getClass()).get(offset);
        return field == null ? null : new HandleVariable(object, field, 0, 0);
    }
}

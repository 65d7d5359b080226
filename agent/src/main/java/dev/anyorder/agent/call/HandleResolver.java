package dev.anyorder.agent.call;

import dev.anyorder.agent.table.WeakTable;
import java.lang.invoke.VarHandle;
import java.lang.ref.WeakReference;
import java.lang.reflect.Field;
import java.util.List;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * Finds the variable behind a {@code VarHandle}, field updater or {@code Unsafe} offset. Misses handles with changed
 * coordinates, off-heap memory and buffers.
 */
final class HandleResolver {
    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    private final UnsafeOffsets unsafeOffsets = new UnsafeOffsets();
    private final WeakTable<Shape> shapes = new WeakTable<>();

    /**
     * @param offset of the field; -1 for elements, -2 if unknown
     * @param declaring of a static field, else null; weak, since the class often refers to the handle
     * @param bytes the number of elements per access
     */
    private record Shape(long offset, @Nullable WeakReference<Class<?>> declaring, int bytes) {
        static final Shape UNKNOWN = new Shape(-2, null, 0);
    }

    /** Null if the variable is unknown. */
    @Nullable
    HandleVariable of(ActiveCall call) {
        Object receiver = call.receiver;
        if (receiver == null) {
            return null;
        }
        Object object = call.argument(1);
        if (receiver.getClass().getName().equals("sun.misc.Unsafe")) {
            return object == null ? null : unsafeOffsets.at(object, call.index(2));
        }
        Shape shape = shapes.get(receiver, HandleResolver::shape);
        if (shape.declaring != null) {
            Class<?> declaring = shape.declaring.get();
            return declaring == null ? null : unsafeOffsets.at(declaring, shape.offset);
        }
        if (object == null || shape == Shape.UNKNOWN) {
            return null;
        }
        if (shape.offset >= 0) {
            return unsafeOffsets.at(object, shape.offset);
        }
        int index = call.index(2);
        return object.getClass().isArray() ? new HandleVariable(object, null, index, index + shape.bytes) : null;
    }

    private static Shape shape(Object receiver) {
        try {
            return receiver instanceof VarHandle handle ? ofHandle(handle) : ofUpdater(receiver);
        } catch (RuntimeException | LinkageError other) {
            // This JDK has other fields.
            return Shape.UNKNOWN;
        }
    }

    private static Shape ofHandle(VarHandle handle) {
        Object direct = handle;
        if (handle.getClass().getSimpleName().equals("LazyInitializingVarHandle")) {
            direct = UNSAFE.getReference(handle, offset(handle.getClass(), "target"));
        }
        List<Class<?>> coordinates = handle.coordinateTypes();
        return switch (coordinates.size()) {
            case 0 ->
                new Shape(
                        UNSAFE.getLong(direct, offset(direct.getClass(), "fieldOffset")),
                        new WeakReference<>((Class<?>) UNSAFE.getReference(direct, offset(direct.getClass(), "base"))),
                        0);
            case 1 -> new Shape(UNSAFE.getLong(direct, offset(direct.getClass(), "fieldOffset")), null, 0);
            default -> ofElements(coordinates.get(0), handle.varType());
        };
    }

    private static Shape ofElements(Class<?> array, Class<?> type) {
        Class<?> element = array.getComponentType();
        if (element == null) {
            return Shape.UNKNOWN;
        }
        boolean isView = element == byte.class && type != byte.class;
        return new Shape(-1, null, isView ? UNSAFE.arrayIndexScale(type.arrayType()) : 1);
    }

    private static Shape ofUpdater(Object updater) {
        return new Shape(UNSAFE.getLong(updater, offset(updater.getClass(), "offset")), null, 0);
    }

    private static long offset(Class<?> type, String name) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Field field : c.getDeclaredFields()) {
                if (field.getName().equals(name)) {
                    return UNSAFE.objectFieldOffset(field);
                }
            }
        }
        throw new IllegalArgumentException(type + " has no " + name);
    }
}

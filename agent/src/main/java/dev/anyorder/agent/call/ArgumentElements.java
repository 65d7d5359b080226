package dev.anyorder.agent.call;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The elements of an array, collection or map argument. */
final class ArgumentElements {
    private ArgumentElements() {}

    /** A copy. Empty for collections outside the JDK: iterating would run program code. */
    static Iterable<@Nullable Object> of(Object container) {
        if (container instanceof Object[] array) {
            return Arrays.asList(array);
        }
        if (container.getClass().getClassLoader() != null) {
            return List.of();
        }
        try {
            if (container instanceof Collection<?> collection) {
                return Arrays.asList(collection.toArray());
            }
            if (container instanceof Map<?, ?> map) {
                return Arrays.asList(map.values().toArray());
            }
        } catch (RuntimeException changing) {
            // Modified concurrently, or wraps a program's collection that throws.
            return List.of();
        }
        return List.of();
    }
}

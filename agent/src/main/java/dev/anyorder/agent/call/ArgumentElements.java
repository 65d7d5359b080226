package dev.anyorder.agent.call;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The elements of what is handed to a library at once: an array, a collection or a map of the JDK. */
final class ArgumentElements {
    private ArgumentElements() {}

    /** A copy. Of objects that are not the JDK's nothing, since looking at them would run the program's code. */
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
            // Others change it meanwhile, or it stands for a collection of the program that throws.
            return List.of();
        }
        return List.of();
    }
}

package dev.anyorder.testbed.transparency;

import org.jspecify.annotations.Nullable;

/** Has the JVM verify a class without running any of its code. */
final class Linking {
    private Linking() {}

    /** What the JVM says against the class of that internal name, or null when it links. */
    static @Nullable String complaint(ClassLoader loader, String name) {
        try {
            Class<?> type = Class.forName(name.replace('/', '.'), false, loader);
            // Reflection over members links a class first. These need the fewest other classes to be there.
            if (type.isInterface()) {
                type.getDeclaredFields();
            } else {
                type.getConstructors();
            }
            return null;
        } catch (ClassNotFoundException | LinkageError | RuntimeException refused) {
            return refused.toString();
        }
    }
}

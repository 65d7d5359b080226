package dev.anyorder.testbed.transparency;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * Defines the classes of some jars, as they are or rewritten. Of everything around it only the JDK and the hooks are
 * visible, so that no class meets another version of what its jar was built with.
 */
final class JarLoader extends ClassLoader {
    /** What becomes of a class file before it is defined. */
    interface Rewriting {
        byte[] rewrite(ClassLoader loader, String name, byte[] bytes);
    }

    static {
        registerAsParallelCapable();
    }

    private final ClassFiles files;
    private final Rewriting rewriting;

    JarLoader(ClassFiles files, Rewriting rewriting) {
        super(new HooksOnly());
        this.files = files;
        this.rewriting = rewriting;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        String internal = name.replace('.', '/');
        byte[] bytes = files.read(internal);
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        byte[] rewritten = rewriting.rewrite(this, internal, bytes);
        return defineClass(name, rewritten, 0, rewritten.length);
    }

    @Override
    public @Nullable InputStream getResourceAsStream(String name) {
        byte[] bytes =
                name.endsWith(".class") ? files.read(name.substring(0, name.length() - ".class".length())) : null;
        return bytes == null ? super.getResourceAsStream(name) : new ByteArrayInputStream(bytes);
    }

    private static final class HooksOnly extends ClassLoader {
        HooksOnly() {
            super(ClassLoader.getPlatformClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (name.startsWith("dev.anyorder.hooks.")) {
                return JarLoader.class.getClassLoader().loadClass(name);
            }
            throw new ClassNotFoundException(name);
        }
    }
}

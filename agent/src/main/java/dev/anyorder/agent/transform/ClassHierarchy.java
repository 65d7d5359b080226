package dev.anyorder.agent.transform;

import dev.anyorder.agent.table.WeakTable;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;

/**
 * Reads class files through their loaders, without loading classes. Caches them for the life of the loader.
 * Thread-safe.
 */
public final class ClassHierarchy {
    private final WeakTable<ConcurrentHashMap<String, Optional<ClassInfo>>> known = new WeakTable<>();
    private final Object bootstrap = new Object();

    void remember(@Nullable ClassLoader loader, ClassInfo info) {
        of(loader).put(info.name(), Optional.of(info));
    }

    /** Null if the class file cannot be found or read. */
    @Nullable
    ClassInfo find(@Nullable ClassLoader loader, String name) {
        ConcurrentHashMap<String, Optional<ClassInfo>> cache = of(loader);
        Optional<ClassInfo> info = cache.get(name);
        if (info == null) {
            info = Optional.ofNullable(load(loader, name));
            cache.putIfAbsent(name, info);
        }
        return info.orElse(null);
    }

    /** The class, its superclasses and all interfaces, nearest first. */
    List<String> supertypes(@Nullable ClassLoader loader, String name) {
        Set<String> seen = new LinkedHashSet<>();
        List<String> queue = new ArrayList<>();
        for (String at = name; at != null; ) {
            seen.add(at);
            ClassInfo info = find(loader, at);
            if (info == null) {
                break;
            }
            queue.addAll(info.interfaces());
            at = info.superName();
        }
        for (int i = 0; i < queue.size(); i++) {
            ClassInfo info = seen.add(queue.get(i)) ? find(loader, queue.get(i)) : null;
            if (info != null) {
                queue.addAll(info.interfaces());
            }
        }
        return List.copyOf(seen);
    }

    /** Null if a class on the way is not found. */
    @Nullable
    ClassInfo declaring(@Nullable ClassLoader loader, String owner, String field, String descriptor) {
        for (String at = owner; at != null; ) {
            ClassInfo info = find(loader, at);
            if (info == null) {
                return null;
            }
            if (info.declares(field, descriptor)) {
                return info;
            }
            for (String type : info.interfaces()) {
                ClassInfo found = declaring(loader, type, field, descriptor);
                if (found != null) {
                    return found;
                }
            }
            at = info.superName();
        }
        return null;
    }

    private ConcurrentHashMap<String, Optional<ClassInfo>> of(@Nullable ClassLoader loader) {
        return known.get(loader == null ? bootstrap : loader, key -> new ConcurrentHashMap<>());
    }

    private static @Nullable ClassInfo load(@Nullable ClassLoader loader, String name) {
        String file = name + ".class";
        try (InputStream in =
                loader == null ? ClassLoader.getSystemResourceAsStream(file) : loader.getResourceAsStream(file)) {
            return in == null ? null : ClassInfo.of(new ClassReader(in));
        } catch (IOException | RuntimeException unreadable) {
            // Treated as absent.
            return null;
        }
    }
}

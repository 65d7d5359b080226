package dev.anyorder.agent.call;

import dev.anyorder.agent.shadow.ObjectShadow;
import dev.anyorder.agent.shadow.ShadowCell;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The past of each part of a library object. */
final class ComponentShadows {
    /** So many keys or elements of an object are watched. */
    private static final int MOST = 1 << 16;

    final ObjectShadow whole = new ObjectShadow();
    final ObjectShadow taken = new ObjectShadow();
    /** That of all keys and elements that have none of their own yet. */
    private final ObjectShadow rest = new ObjectShadow();

    private final ConcurrentHashMap<Long, ObjectShadow> cells = new ConcurrentHashMap<>(4);

    /** That of a key or an element; null if there are too many. */
    @Nullable
    ObjectShadow cell(long number) {
        ObjectShadow known = cells.get(number);
        if (known != null || cells.mappingCount() >= MOST) {
            return known;
        }
        return made(number);
    }

    private synchronized ObjectShadow made(long number) {
        return cells.computeIfAbsent(number, fresh -> {
            ObjectShadow made = new ObjectShadow();
            ShadowCell past = rest.get();
            made.set(past == null ? null : past.copied());
            return made;
        });
    }

    /** Tells of all keys and elements, whether or not they were touched by themselves. */
    void all(Consumer<ObjectShadow> teller) {
        List<ObjectShadow> known;
        synchronized (this) {
            teller.accept(rest);
            known = List.copyOf(cells.values());
        }
        known.forEach(teller);
    }

    /** Those of all keys and elements that were touched by themselves. */
    Collection<ObjectShadow> cells() {
        return cells.values();
    }
}

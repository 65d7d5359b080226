package dev.anyorder.agent.call;

import dev.anyorder.agent.shadow.ObjectShadow;
import dev.anyorder.agent.shadow.ShadowCell;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Shadow words of a library object's components. Misses keys and elements above {@value #MOST}. */
final class ComponentShadows {
    private static final int MOST = 1 << 16;

    final ObjectShadow whole = new ObjectShadow();
    final ObjectShadow taken = new ObjectShadow();
    /** The history of all without a shadow word of their own. */
    private final ObjectShadow rest = new ObjectShadow();

    private final ConcurrentHashMap<Long, ObjectShadow> cells = new ConcurrentHashMap<>(4);

    /** Null above the limit. */
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

    /** Visits every key and element. */
    void all(Consumer<ObjectShadow> teller) {
        List<ObjectShadow> known;
        synchronized (this) {
            teller.accept(rest);
            known = List.copyOf(cells.values());
        }
        known.forEach(teller);
    }

    Collection<ObjectShadow> cells() {
        return cells.values();
    }
}

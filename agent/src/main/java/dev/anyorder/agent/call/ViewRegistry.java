package dev.anyorder.agent.call;

import dev.anyorder.agent.table.WeakTable;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * Links views (sub-lists, key sets, iterators, wrappers) to underlying objects, and conditions to locks. Keeps no
 * object alive.
 */
final class ViewRegistry {
    static final class Link {
        private final WeakReference<Object> of;
        final boolean isCursor;
        final boolean isWrapper;
        /** The underlying cell that is the view's cell 0; -1 if the order differs. */
        final int first;

        Link(Object of, boolean isCursor, boolean isWrapper, int first) {
            this.of = new WeakReference<>(of);
            this.isCursor = isCursor;
            this.isWrapper = isWrapper;
            this.first = first;
        }

        @Nullable
        Object of() {
            return of.get();
        }
    }

    private final WeakTable<Link> links = new WeakTable<>();
    /** Whether any object of the class has a link: saves most look-ups. */
    private final ClassValue<AtomicBoolean> linked = new ClassValue<>() {
        @Override
        protected AtomicBoolean computeValue(Class<?> type) {
            return new AtomicBoolean();
        }
    };

    private final WeakTable<Link> conditions = new WeakTable<>();

    /** The first link wins. */
    void link(@Nullable Object view, @Nullable Object of, boolean isCursor, boolean isWrapper) {
        link(view, of, isCursor, isWrapper, 0);
    }

    /** @param first the underlying cell that is the view's cell 0; -1 if the order differs */
    void link(@Nullable Object view, @Nullable Object of, boolean isCursor, boolean isWrapper, int first) {
        if (view != null && of != null && view != of && link(view) == null) {
            linked.get(view.getClass()).set(true);
            links.put(view, new Link(of, isCursor, isWrapper, first));
        }
    }

    /** The underlying cell; -1 if unknown. */
    int cell(Object view, int index) {
        int cell = index;
        Link link = link(view);
        while (link != null) {
            if (link.first < 0) {
                return -1;
            }
            cell += link.first;
            Object of = link.of();
            link = of == null ? null : link(of);
        }
        return cell;
    }

    @Nullable
    Link link(Object view) {
        return linked.get(view.getClass()).get() ? links.get(view) : null;
    }

    /** The last underlying object. */
    Object root(Object object) {
        Object at = object;
        while (true) {
            Link link = link(at);
            Object next = link == null ? null : link.of();
            if (next == null) {
                return at;
            }
            at = next;
        }
    }

    void condition(@Nullable Object condition, @Nullable Object lock) {
        if (condition != null && lock != null) {
            conditions.put(condition, new Link(lock, false, false, 0));
        }
    }

    /** The lock that waiting releases: the condition's, otherwise the object's monitor. */
    Object lockOf(Object object) {
        Link link = conditions.get(object);
        Object lock = link == null ? null : link.of();
        return lock == null ? object : lock;
    }
}

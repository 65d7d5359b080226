package dev.anyorder.agent.call;

import dev.anyorder.agent.table.WeakTable;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** Which objects are views of others: sub-lists, key sets, iterators, wrappers; and which condition is of which lock. */
final class ViewRegistry {
    /** A link; holds its object only while that lives by itself. */
    static final class Link {
        private final WeakReference<Object> of;
        final boolean isCursor;
        final boolean isWrapper;
        /** Which cell of the object is cell 0 of the view; -1 if the view has them in another order. */
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
    /** Whether an object of the class has a link: most classes have none that does, and their objects need not be looked up. */
    private final ClassValue<AtomicBoolean> linked = new ClassValue<>() {
        @Override
        protected AtomicBoolean computeValue(Class<?> type) {
            return new AtomicBoolean();
        }
    };

    private final WeakTable<Link> conditions = new WeakTable<>();

    /** An object keeps the first link that it was given. */
    void link(@Nullable Object view, @Nullable Object of, boolean isCursor, boolean isWrapper) {
        link(view, of, isCursor, isWrapper, 0);
    }

    /**
     * As above.
     *
     * @param first which cell of the object is cell 0 of the view; -1 if the view has them in another order
     */
    void link(@Nullable Object view, @Nullable Object of, boolean isCursor, boolean isWrapper, int first) {
        if (view != null && of != null && view != of && link(view) == null) {
            linked.get(view.getClass()).set(true);
            links.put(view, new Link(of, isCursor, isWrapper, first));
        }
    }

    /** Which cell of the whole is the given one of a view; -1 if that cannot be told. */
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

    /** What it is a view of in the end. */
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

    /** The lock that waiting for this object gives back: that of a condition, otherwise the object's own. */
    Object lockOf(Object object) {
        Link link = conditions.get(object);
        Object lock = link == null ? null : link.of();
        return lock == null ? object : lock;
    }
}

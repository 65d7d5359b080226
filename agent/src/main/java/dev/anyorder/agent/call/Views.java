package dev.anyorder.agent.call;

import dev.anyorder.agent.table.WeakTable;
import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;

/** Which objects are views of others: sub-lists, key sets, iterators, wrappers; and which condition is of which lock. */
final class Views {
    /** A link; holds its object only while that lives by itself. */
    static final class Link {
        private final WeakReference<Object> of;
        final boolean isCursor;
        final boolean isWrapper;

        Link(Object of, boolean isCursor, boolean isWrapper) {
            this.of = new WeakReference<>(of);
            this.isCursor = isCursor;
            this.isWrapper = isWrapper;
        }

        @Nullable
        Object of() {
            return of.get();
        }
    }

    private final WeakTable<Link> links = new WeakTable<>();
    private final WeakTable<Link> conditions = new WeakTable<>();

    /** An object keeps the first link that it was given. */
    void link(@Nullable Object view, @Nullable Object of, boolean isCursor, boolean isWrapper) {
        if (view != null && of != null && view != of && links.get(view) == null) {
            links.put(view, new Link(of, isCursor, isWrapper));
        }
    }

    @Nullable
    Link link(Object view) {
        return links.get(view);
    }

    /** What it is a view of in the end. */
    Object root(Object object) {
        Object at = object;
        while (true) {
            Link link = links.get(at);
            Object next = link == null ? null : link.of();
            if (next == null) {
                return at;
            }
            at = next;
        }
    }

    void condition(@Nullable Object condition, @Nullable Object lock) {
        if (condition != null && lock != null) {
            conditions.put(condition, new Link(lock, false, false));
        }
    }

    /** The lock that waiting for this object gives back: that of a condition, otherwise the object's own. */
    Object lockOf(Object object) {
        Link link = conditions.get(object);
        Object lock = link == null ? null : link.of();
        return lock == null ? object : lock;
    }
}

package dev.anyorder.api;

import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.jspecify.annotations.Nullable;

/**
 * A global section excludes all others, a section of objects those that share an object. No deadlock: locks have one
 * order, a section joins no task, a nested section takes no lock.
 */
final class IsolatedSection {
    private static final Object[] EVERYTHING = {};
    private static final int STRIPES = 256;

    /** Write mode for global sections, read mode for others. */
    private static final ReentrantReadWriteLock GLOBAL = new ReentrantReadWriteLock();

    /** Striped by identity hash code. */
    private static final ReentrantLock[] LOCKS = new ReentrantLock[STRIPES];

    static {
        Arrays.setAll(LOCKS, i -> new ReentrantLock());
    }

    private IsolatedSection() {}

    static <T extends @Nullable Object> T global(Callable<T> body) {
        return run(EVERYTHING, body);
    }

    static <T extends @Nullable Object> T of(Object[] objects, Callable<T> body) {
        if (objects.length == 0) {
            throw new IllegalArgumentException("isolated as to no objects");
        }
        return run(objects, body);
    }

    private static <T extends @Nullable Object> T run(Object[] objects, Callable<T> body) {
        WorkerState state = WorkerState.current();
        Section outer = state.section;
        if (outer != null) {
            outer.mustCover(objects);
            return call(body);
        }
        Section section = new Section(objects);
        section.enter();
        state.section = section;
        TaskEventHooks.isolatedEntered(objects);
        try {
            return call(body);
        } finally {
            TaskEventHooks.isolatedLeft(objects);
            state.section = null;
            section.leave();
        }
    }

    static <T extends @Nullable Object> T call(Callable<T> body) {
        try {
            return body.call();
        } catch (Exception e) {
            throw TaskFailures.unchecked(e);
        }
    }

    static final class Section {
        private final Object[] objects;
        private final int[] stripes;

        Section(Object[] objects) {
            this.objects = objects;
            stripes = Arrays.stream(objects)
                    .mapToInt(object -> System.identityHashCode(object) & STRIPES - 1)
                    .sorted()
                    .distinct()
                    .toArray();
        }

        @SuppressWarnings("LockNotBeforeTry")
        void enter() {
            if (stripes.length == 0) {
                GLOBAL.writeLock().lock();
            } else {
                GLOBAL.readLock().lock();
                for (int stripe : stripes) {
                    LOCKS[stripe].lock();
                }
            }
        }

        void leave() {
            if (stripes.length == 0) {
                GLOBAL.writeLock().unlock();
            } else {
                for (int stripe : stripes) {
                    LOCKS[stripe].unlock();
                }
                GLOBAL.readLock().unlock();
            }
        }

        /** Rejects nested sections that could deadlock. */
        void mustCover(Object[] wanted) {
            if (objects.length == 0) {
                return;
            }
            if (wanted.length == 0) {
                throw new IllegalStateException(
                        "A global isolated section inside one of objects could deadlock; make the"
                                + " outer section global.");
            }
            for (Object object : wanted) {
                if (Arrays.stream(objects).noneMatch(held -> held == object)) {
                    throw new IllegalStateException(
                            "An isolated section inside another wants an object that the outer one"
                                    + " does not have, which could deadlock; give all objects to the outer section.");
                }
            }
        }
    }
}

package dev.anyorder.api;

import java.util.Objects;

/**
 * One clause of a task's dependences: two are equal if they name the same location.
 *
 * @param kind what the task does with the location
 * @param object the object, by identity
 * @param index the element of an array, or {@link #WHOLE}
 */
record TaskDependence(Kind kind, Object object, int index) {
    static final int WHOLE = -1;

    TaskDependence {
        Objects.requireNonNull(object);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TaskDependence that && object == that.object && index == that.index;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(object) * 31 + index;
    }

    enum Kind {
        IN,
        OUT,
        MUTEX
    }
}

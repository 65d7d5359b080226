package dev.anyorder.api;

import java.util.Objects;

/**
 * One clause of a task's dependences. Equal if the location is the same, whatever the kind.
 *
 * @param kind the access
 * @param object the object, by identity
 * @param index the array element, or {@link #WHOLE}
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

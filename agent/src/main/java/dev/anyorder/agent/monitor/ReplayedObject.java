package dev.anyorder.agent.monitor;

import dev.anyorder.core.trace.TracedObject;
import java.lang.reflect.Array;

/** Stands for an object of a recorded run; compared by identity. */
public final class ReplayedObject {
    private final TracedObject object;

    public ReplayedObject(TracedObject object) {
        this.object = object;
    }

    /** The binary class name. */
    static String type(Object owner) {
        return owner instanceof ReplayedObject replayedObject
                ? replayedObject.object.type()
                : owner.getClass().getName();
    }

    static String typeName(Object owner) {
        return owner instanceof ReplayedObject replayedObject
                ? replayedObject.object.typeName()
                : owner.getClass().getTypeName();
    }

    static boolean isArray(Object owner) {
        return owner instanceof ReplayedObject replayedObject
                ? replayedObject.object.length() >= 0
                : owner.getClass().isArray();
    }

    static int length(Object array) {
        return array instanceof ReplayedObject replayedObject ? replayedObject.object.length() : Array.getLength(array);
    }
}

package dev.anyorder.agent.monitor;

import dev.anyorder.core.trace.TracedObject;
import java.lang.reflect.Array;

/** What stands for an object of a recorded run. Compared by identity, as the objects were. */
public final class ReplayedObject {
    private final TracedObject object;

    public ReplayedObject(TracedObject object) {
        this.object = object;
    }

    /** The binary name of an object's class, whether it is there or was recorded. */
    static String type(Object owner) {
        return owner instanceof ReplayedObject replayedObject
                ? replayedObject.object.type()
                : owner.getClass().getName();
    }

    /** The same, as reports write it. */
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

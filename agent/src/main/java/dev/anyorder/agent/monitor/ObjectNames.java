package dev.anyorder.agent.monitor;

import dev.anyorder.agent.table.WeakTable;
import java.util.concurrent.atomic.AtomicInteger;

/** Short names for objects, {@code Account@1}: the class, and a number in the order in which reports speak of them. */
final class ObjectNames {
    private final WeakTable<String> names = new WeakTable<>();
    private final AtomicInteger last = new AtomicInteger();

    String of(Object object) {
        return of(ReplayedObject.typeName(object), object);
    }

    /** The name of an object that stands for one of this class. */
    String of(String type, Object object) {
        return names.get(object, key -> simple(type) + "@" + Integer.toHexString(last.incrementAndGet()));
    }

    private static String simple(String type) {
        return type.substring(type.lastIndexOf('.') + 1);
    }
}

package dev.anyorder.agent.monitor;

import dev.anyorder.agent.table.WeakTable;
import java.util.concurrent.atomic.AtomicInteger;

/** Short object names, {@code Account@1}: class, and number in the order of first report. */
final class ObjectNames {
    private final WeakTable<String> names = new WeakTable<>();
    private final AtomicInteger last = new AtomicInteger();

    String of(Object object) {
        return of(ReplayedObject.typeName(object), object);
    }

    String of(String type, Object object) {
        return names.get(object, key -> simple(type) + "@" + Integer.toHexString(last.incrementAndGet()));
    }

    private static String simple(String type) {
        return type.substring(type.lastIndexOf('.') + 1);
    }
}

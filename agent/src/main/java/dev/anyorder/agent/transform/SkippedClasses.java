package dev.anyorder.agent.transform;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** The classes that could not be watched, with the reason, and the number of those that are. */
public final class SkippedClasses {
    private final Map<String, String> reasons = new ConcurrentHashMap<>();
    private final AtomicInteger instrumented = new AtomicInteger();

    void add(String name, String reason) {
        reasons.putIfAbsent(name.replace('/', '.'), reason);
    }

    void instrumented() {
        instrumented.incrementAndGet();
    }

    /** How many classes are watched. */
    public int count() {
        return instrumented.get();
    }

    /** Class names and reasons, sorted. */
    public Map<String, String> reasons() {
        return new TreeMap<>(reasons);
    }
}

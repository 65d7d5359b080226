package dev.anyorder.agent.transform;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts instrumented classes, and keeps the reasons for the others. Thread-safe. */
public final class SkippedClasses {
    private final Map<String, String> reasons = new ConcurrentHashMap<>();
    private final AtomicInteger instrumented = new AtomicInteger();

    void add(String name, String reason) {
        reasons.putIfAbsent(name.replace('/', '.'), reason);
    }

    void instrumented() {
        instrumented.incrementAndGet();
    }

    public int count() {
        return instrumented.get();
    }

    /** Reasons by class name, sorted. */
    public Map<String, String> reasons() {
        return new TreeMap<>(reasons);
    }
}

package dev.anyorder.testbed.bench;

import com.sun.management.GarbageCollectionNotificationInfo;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.management.Notification;
import javax.management.NotificationEmitter;
import javax.management.openmbean.CompositeData;

/**
 * Two measures of the heap that a run needed.
 *
 * <ul>
 *   <li><em>Peak used</em> is the sum of the peaks of the heap's pools. It counts garbage that was not yet collected, so
 *       that a program that allocates much comes near the size of its heap whatever it keeps.
 *   <li><em>Peak live</em> is the most that was still there after a collection: those that the JVM made by itself, which
 *       see the middle of a run but may leave some garbage, and one that {@link #collect} asks for after each
 *       repetition, while the kernel's data is still reachable. This is what the program keeps, and what is compared.
 * </ul>
 *
 * <p>What is missed: a structure that grew and went between two collections.
 */
final class HeapWatch {

    private final Set<String> heapPools =
            heapPools().map(MemoryPoolMXBean::getName).collect(Collectors.toUnmodifiableSet());
    private final AtomicLong peakLive = new AtomicLong();

    /** Begins to listen to the collectors. */
    void start() {
        for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
            if (collector instanceof NotificationEmitter emitter) {
                emitter.addNotificationListener((notification, handback) -> collected(notification), null, null);
            }
        }
    }

    /** Collects now, while a kernel's data is reachable, and takes the used heap as live. */
    void collect() {
        System.gc();
        live(ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
    }

    long peakLive() {
        return peakLive.get();
    }

    long peakUsed() {
        return heapPools().mapToLong(pool -> pool.getPeakUsage().getUsed()).sum();
    }

    private static Stream<MemoryPoolMXBean> heapPools() {
        return ManagementFactory.getMemoryPoolMXBeans().stream().filter(pool -> pool.getType() == MemoryType.HEAP);
    }

    private void collected(Notification notification) {
        if (GarbageCollectionNotificationInfo.GARBAGE_COLLECTION_NOTIFICATION.equals(notification.getType())) {
            long used = GarbageCollectionNotificationInfo.from((CompositeData) notification.getUserData())
                    .getGcInfo()
                    .getMemoryUsageAfterGc()
                    .entrySet()
                    .stream()
                    .filter(pool -> heapPools.contains(pool.getKey()))
                    .mapToLong(pool -> pool.getValue().getUsed())
                    .sum();
            live(used);
        }
    }

    private void live(long used) {
        peakLive.accumulateAndGet(used, Math::max);
    }
}

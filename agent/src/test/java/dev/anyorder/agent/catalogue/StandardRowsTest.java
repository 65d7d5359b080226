package dev.anyorder.agent.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.anyorder.core.analysis.AccessOp;
import java.lang.reflect.Executable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the standard rows say about calls that everybody makes, by the class of the receiver. */
class StandardRowsTest {
    private static final ModelCatalogue CATALOGUE = Standard.CATALOGUE;

    @Test
    void a_map_is_read_or_awaited_as_its_class_asks() {
        assertEquals("get(*) reads this", call(Map.class, new HashMap<>(), "get"));
        assertEquals("get(*) await result", call(Map.class, new ConcurrentHashMap<>(), "get"));
        assertEquals("get(*) reads this; writes this if marked", call(Map.class, new LinkedHashMap<>(), "get"));
        assertEquals("null", call(Map.class, Map.of(), "get"));
    }

    @Test
    void a_synchronized_wrapper_makes_it_atomic() {
        assertEquals(
                "get(*) synchronized this; reads this",
                call(Map.class, Collections.synchronizedMap(new HashMap<>()), "get"));
        assertEquals("add(*) synchronized this; writes this", call(List.class, new Vector<>(), "add"));
        assertEquals(
                "values() view result of this",
                call(Map.class, Collections.synchronizedMap(new HashMap<>()), "values"));
        assertEquals(
                "iterator() cursor result of this",
                call(Collection.class, Collections.synchronizedList(new ArrayList<>()), "iterator"));
    }

    @Test
    void a_queue_hands_its_items_over_through_every_interface() {
        LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
        assertEquals("add(*) signal arg1; signal this", call(Collection.class, queue, "add"));
        assertEquals("take() await result", call(LinkedBlockingQueue.class, queue, "take"));
    }

    @Test
    void the_two_locks_of_a_read_write_lock_differ_in_mode_also_behind_the_interface() {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        assertEquals("lock() acquire this shared", call(Lock.class, lock.readLock(), "lock"));
        assertEquals("lock() acquire this", call(Lock.class, lock.writeLock(), "lock"));
    }

    @Test
    void a_view_does_what_its_nature_asks_to_what_it_is_a_view_of() {
        assertEquals("contains(*) reads this", callAs(ThreadSafety.UNSAFE, new HashMap<>().keySet(), "contains"));
        Iterator<?> iterator = new ArrayList<>().iterator();
        assertEquals("next() writes cursor of this; reads this", callAs(ThreadSafety.UNSAFE, iterator, "next"));
        assertEquals("next() await result", callAs(ThreadSafety.CONCURRENT, iterator, "next"));
    }

    @Test
    void a_call_through_an_interface_may_mean_different_things() {
        assertEquals(
                "[computeIfAbsent(*,*) writes this,"
                        + " computeIfAbsent(*,*) signal arg1; runs arg2 on this; await result]",
                CATALOGUE
                        .candidates(
                                "java/util/Map",
                                "computeIfAbsent",
                                "(Ljava/lang/Object;Ljava/util/function/Function;)Ljava/lang/Object;",
                                new LoadedSupertypes(Map.class))
                        .toString());
    }

    @Test
    void a_counter_says_what_its_calls_do_to_it() {
        assertEquals("incrementAndGet() volatile-update this as add", on(AtomicInteger.class, "incrementAndGet"));
        assertEquals("accumulateAndGet(*,*) volatile-update this as arg2", on(AtomicLong.class, "accumulateAndGet"));
        assertEquals("get() volatile-read this as read", on(AtomicInteger.class, "get"));
        assertEquals("add(double) volatile-write this as float-add", on(DoubleAdder.class, "add"));
    }

    @Test
    void what_hands_over_says_nothing_of_a_state() {
        assertEquals("get() volatile-read this", on(AtomicBoolean.class, "get"));
        assertEquals("set(*) volatile-write this", on(AtomicInteger.class, "set"));
        assertEquals("compareAndSet(*,*) volatile-update this if result", on(AtomicInteger.class, "compareAndSet"));
    }

    @Test
    void a_set_is_inserted_into_unless_it_keeps_the_order() {
        assertEquals(
                "add(*) reads this; writes this as insert if result", call(Collection.class, new HashSet<>(), "add"));
        assertEquals("add(*) reads this; writes this if result", call(Set.class, new LinkedHashSet<>(), "add"));
        assertEquals(
                "add(*) synchronized this; reads this; writes this as insert if result",
                call(Set.class, Collections.synchronizedSet(new HashSet<>()), "add"));
    }

    @Test
    void functions_that_combine_are_known_by_name() {
        assertEquals(AccessOp.ADD, combiner(Integer.class, "sum", "(II)I"));
        assertEquals(AccessOp.MAX, combiner(Math.class, "max", "(JJ)J"));
        assertEquals(AccessOp.FLOAT_ADD, combiner(Double.class, "sum", "(DD)D"));
        assertEquals(AccessOp.AND, combiner(Boolean.class, "logicalAnd", "(ZZ)Z"));
        assertNull(combiner(Math.class, "addExact", "(II)I"));
        assertNull(combiner(HashMap.class, "get", "(Ljava/lang/Object;)Ljava/lang/Object;"));
    }

    private static @Nullable AccessOp combiner(Class<?> owner, String name, String descriptor) {
        return CATALOGUE.combiner(LoadedSupertypes.internalName(owner), name, descriptor, new LoadedSupertypes(owner));
    }

    private static String on(Class<?> owner, String name) {
        return String.valueOf(find(owner, name));
    }

    private static String call(Class<?> owner, Object receiver, String name) {
        CallRule rule = find(owner, name);
        if (rule == null || !rule.needsReceiver()) {
            return String.valueOf(rule);
        }
        String type = LoadedSupertypes.internalName(receiver.getClass());
        return callAs(CATALOGUE.nature(type, new LoadedSupertypes(receiver.getClass())), receiver, name);
    }

    private static String callAs(@Nullable ThreadSafety safety, Object receiver, String name) {
        Class<?> type = receiver.getClass();
        return String.valueOf(CATALOGUE.findFor(
                LoadedSupertypes.internalName(type),
                name,
                descriptor(type, name),
                new LoadedSupertypes(type),
                safety,
                false));
    }

    private static @Nullable CallRule find(Class<?> owner, String name) {
        return CATALOGUE.find(
                LoadedSupertypes.internalName(owner), name, descriptor(owner, name), new LoadedSupertypes(owner));
    }

    /** The descriptor of the method with this name that has the fewest parameters. */
    private static String descriptor(Class<?> type, String name) {
        Executable shortest = null;
        for (Executable method : JdkMethods.callable(type).values()) {
            if (JdkMethods.name(method).equals(name)
                    && (shortest == null || method.getParameterCount() < shortest.getParameterCount())) {
                shortest = method;
            }
        }
        return JdkMethods.descriptor(java.util.Objects.requireNonNull(shortest));
    }
}

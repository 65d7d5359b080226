package dev.anyorder.agent.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WeakTableTest {
    private final WeakTable<Integer> table = new WeakTable<>();

    @Test
    void keysAreToldApartByIdentity() {
        String a = new String("key");
        String b = new String("key");
        table.put(a, 1);
        table.put(b, 2);

        assertEquals(1, table.get(a));
        assertEquals(2, table.get(b));
    }

    @Test
    void aValueIsMadeOnce() {
        Object key = new Object();

        assertEquals(7, table.get(key, made -> 7));
        assertEquals(7, table.get(key, made -> 8));
    }

    @Test
    void whatWasTakenOutIsGone() {
        Object key = new Object();
        table.put(key, 1);

        assertEquals(1, table.remove(key));
        assertNull(table.get(key));
        assertNull(table.remove(key));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void itAgreesWithAMapThatHoldsItsKeys(long seed) {
        Random random = new Random(seed);
        List<Object> keys = new ArrayList<>();
        for (int i = 0; i < 2000; i++) {
            keys.add(new Object());
        }
        Map<Object, Integer> expected = new IdentityHashMap<>();
        for (int i = 0; i < 20_000; i++) {
            Object key = keys.get(random.nextInt(keys.size()));
            switch (random.nextInt(3)) {
                case 0 -> {
                    table.put(key, i);
                    expected.put(key, i);
                }
                case 1 -> assertEquals(expected.remove(key), table.remove(key));
                default -> assertEquals(expected.get(key), table.get(key));
            }
        }
        for (Object key : keys) {
            assertEquals(expected.get(key), table.get(key));
        }
    }

    @Test
    void aKeyThatNobodyElseHoldsIsCollected() {
        WeakReference<Object> key = putOne();
        while (key.get() != null) {
            System.gc();
        }
        // The entry goes with a later one of the same stripe; there are few stripes.
        List<Object> kept = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            Object other = new Object();
            kept.add(other);
            table.put(other, i);
        }
        for (int i = 0; i < 1000; i++) {
            assertEquals(i, table.get(kept.get(i)));
        }
    }

    private WeakReference<Object> putOne() {
        Object key = new Object();
        table.put(key, 1);
        return new WeakReference<>(key);
    }

    @Test
    void hintsHoldNoChainOfTheGone() {
        Object held = new Object();
        WeakReference<Object> end = chainAfter(table.entry(held, made -> 0));
        List<Object> kept = new ArrayList<>();
        while (end.get() != null) {
            System.gc();
            // What is gone goes with a later entry of the same stripe.
            for (int i = 0; i < 1000; i++) {
                Object other = new Object();
                kept.add(other);
                table.put(other, i);
            }
        }
        assertEquals(0, table.get(held));
    }

    private WeakReference<Object> chainAfter(WeakTable.Entry<Integer> first) {
        WeakTable.Entry<Integer> last = first;
        for (int i = 1; i < 100; i++) {
            WeakTable.Entry<Integer> next = table.entry(new Object(), made -> 1);
            last.after(next);
            last = next;
        }
        return new WeakReference<>(last);
    }

    @Test
    void threadsThatMakeTheSameValueGetTheSame() throws InterruptedException {
        WeakTable<Object> shared = new WeakTable<>();
        List<Object> keys = new ArrayList<>();
        for (int i = 0; i < 5000; i++) {
            keys.add(new Object());
        }
        List<List<Object>> found = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        List<Thread> threads = new ArrayList<>();
        for (List<Object> values : found) {
            Thread thread = new Thread(() -> keys.forEach(key -> values.add(shared.get(key, made -> new Object()))));
            thread.start();
            threads.add(thread);
        }
        for (Thread thread : threads) {
            thread.join();
        }
        for (int i = 0; i < keys.size(); i++) {
            assertSame(found.get(0).get(i), found.get(1).get(i));
            assertSame(found.get(0).get(i), found.get(2).get(i));
        }
        Set<Object> different = new HashSet<>(found.get(0));
        assertTrue(different.size() == keys.size());
    }
}

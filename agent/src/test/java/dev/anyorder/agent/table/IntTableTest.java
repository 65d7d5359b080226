package dev.anyorder.agent.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IntTableTest {
    private final IntTable<Object> table = new IntTable<>();

    @Test
    void aValueIsMadeOnce() {
        Object made = table.get(7, Object::new);

        assertSame(made, table.get(7, Object::new));
        assertSame(made, table.get(7));
        assertNull(table.get(8));
        assertEquals(1, table.size());
    }

    /** Numbers in a row, and numbers of all sizes, negative ones too. */
    @ParameterizedTest
    @ValueSource(ints = {100, 100_000, Integer.MAX_VALUE})
    void itAgreesWithAMap(int bound) {
        Random random = new Random(bound);
        Map<Integer, Object> expected = new HashMap<>();
        for (int i = 0; i < 20_000; i++) {
            int key = random.nextInt(bound) - bound / 2;
            assertSame(expected.get(key), table.get(key));
            expected.put(key, table.get(key, Object::new));
        }

        expected.forEach((key, value) -> assertSame(value, table.get(key)));
        assertEquals(expected.size(), table.size());
        assertEquals(new HashSet<>(expected.values()), new HashSet<>(table.values()));
    }

    @Test
    void threadsGetTheSameValues() throws Exception {
        int keys = 50_000;
        ExecutorService pool = Executors.newFixedThreadPool(4);
        Callable<List<Object>> all = () -> {
            List<Object> values = new ArrayList<>();
            for (int key = 0; key < keys; key++) {
                values.add(table.get(key, Object::new));
            }
            return values;
        };
        try {
            Set<List<Object>> seen = new HashSet<>();
            for (Future<List<Object>> future : pool.invokeAll(List.of(all, all, all, all))) {
                seen.add(future.get());
            }
            assertEquals(1, seen.size());
            assertEquals(keys, table.size());
        } finally {
            pool.shutdown();
        }
    }
}

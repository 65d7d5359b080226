package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.agent.call.CallInstruction;
import dev.anyorder.agent.site.CallSite;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.SiteTable;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntBinaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Whether the code after a call looks at its result, and which function it is given. */
class CallInstrumenterTest {
    private static final String ROWS = """
            class java.util.concurrent.atomic.AtomicInteger
              incrementAndGet()        volatile-update this as add
              accumulateAndGet(*,*)    volatile-update this as arg2
            class java.util.concurrent.atomic.AtomicLong
              incrementAndGet()        volatile-update this as add
            final class java.lang.Math
              max(*,*)                 combines max
            """;

    static class Program {
        final AtomicInteger count = new AtomicInteger();
        final AtomicLong wide = new AtomicLong();

        void dropped() {
            count.incrementAndGet();
        }

        void droppedWide() {
            wide.incrementAndGet();
        }

        boolean compared() {
            return count.incrementAndGet() == 2;
        }

        void chosen(boolean first) {
            int ignored = first ? count.incrementAndGet() : 0;
        }

        Runnable reference() {
            return count::incrementAndGet;
        }

        java.util.function.IntSupplier supplier() {
            return count::incrementAndGet;
        }

        void known() {
            count.accumulateAndGet(3, Math::max);
        }

        void knownAndUsed(int[] to) {
            to[0] = count.accumulateAndGet(3, Math::max);
        }

        void lambda() {
            count.accumulateAndGet(3, (a, b) -> a - b);
        }

        void either(boolean first, IntBinaryOperator other) {
            count.accumulateAndGet(3, first ? other : Math::max);
        }
    }

    private static Map<String, String> places() throws IOException {
        SiteTable sites = new SiteTable();
        String name = Program.class.getName().replace('.', '/');
        try (InputStream in = Program.class.getResourceAsStream("/" + name + ".class")) {
            Rewritten.transformer(ROWS, sites)
                    .rewrite(
                            Program.class.getClassLoader(),
                            name,
                            Objects.requireNonNull(in).readAllBytes());
        }
        Map<String, String> places = new TreeMap<>();
        for (int i = 0; i < sites.size(); i++) {
            Site site = sites.get(i);
            @Nullable Object holder = site instanceof CallSite call ? call.model : null;
            if (holder instanceof CallInstruction place) {
                String method = site.frame.method().replaceAll("anyorder.bridge.\\d+.*", "bridge");
                places.merge(
                        method,
                        (place.isUsed() ? "used" : "unused") + ", "
                                + place.combiner().first(),
                        (a, b) -> a + "; " + b);
            }
        }
        return places;
    }

    @Test
    void a_result_is_unused_if_it_is_dropped_at_once() throws IOException {
        Map<String, String> places = places();
        assertEquals("unused, null", places.get("dropped"));
        assertEquals("unused, null", places.get("droppedWide"));
        assertEquals("used, null", places.get("compared"));
        assertEquals("used, null", places.get("chosen"));
    }

    @Test
    void a_method_reference_is_used_if_somebody_asks_for_its_result() throws IOException {
        List<String> bridges =
                List.of(Objects.requireNonNull(places().get("bridge")).split("; "));
        assertEquals(List.of("unused, null", "used, null"), bridges);
    }

    @Test
    void a_function_is_known_where_it_is_written() throws IOException {
        Map<String, String> places = places();
        assertEquals("unused, MAX", places.get("known"));
        assertEquals("used, MAX", places.get("knownAndUsed"));
        assertEquals("unused, null", places.get("lambda"));
        assertEquals("unused, null", places.get("either"));
    }
}

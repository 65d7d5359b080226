package dev.anyorder.core.order;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TrackedOrdersTest {
    @Test
    void aRunKeepsWhatEitherAsksFor() {
        for (TrackedOrders one : TrackedOrders.values()) {
            assertEquals(one, one.and(one));
            assertEquals(TrackedOrders.ALL, one.and(TrackedOrders.ALL));
            assertEquals(TrackedOrders.ALL, TrackedOrders.ALL.and(one));
        }
        assertEquals(TrackedOrders.BOTH, TrackedOrders.LOGICAL.and(TrackedOrders.OBSERVED));
        assertEquals(TrackedOrders.BOTH, TrackedOrders.BOTH.and(TrackedOrders.OBSERVED));
    }
}

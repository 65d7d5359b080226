package dev.anyorder.core.order;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class OrdersTest {
    @Test
    void aRunKeepsWhatEitherAsksFor() {
        for (Orders one : Orders.values()) {
            assertEquals(one, one.and(one));
            assertEquals(Orders.ALL, one.and(Orders.ALL));
            assertEquals(Orders.ALL, Orders.ALL.and(one));
        }
        assertEquals(Orders.BOTH, Orders.LOGICAL.and(Orders.OBSERVED));
        assertEquals(Orders.BOTH, Orders.BOTH.and(Orders.OBSERVED));
    }
}

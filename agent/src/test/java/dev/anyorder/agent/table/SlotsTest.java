package dev.anyorder.agent.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

class SlotsTest {
    @Test
    void anObjectOfAClassWithoutTheFieldHasNoSlot() {
        assertEquals(Slots.NONE, Slots.of(new FutureTask<>(() -> 1)));
        assertEquals(Slots.NONE, Slots.of("text"));
    }

    @Test
    void tasksAndFuturesAreToHaveOne() {
        assertTrue(Slots.isFor("java/util/concurrent/ForkJoinTask"));
        assertFalse(Slots.isFor("java/util/concurrent/RecursiveTask"), "its superclass has it");
        assertFalse(Slots.isFor("java/lang/Thread"));
    }
}

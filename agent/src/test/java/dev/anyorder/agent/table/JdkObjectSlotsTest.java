package dev.anyorder.agent.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

class JdkObjectSlotsTest {
    @Test
    void anObjectOfAClassWithoutTheFieldHasNoSlot() {
        assertEquals(JdkObjectSlots.NONE, JdkObjectSlots.of(new FutureTask<>(() -> 1)));
        assertEquals(JdkObjectSlots.NONE, JdkObjectSlots.of("text"));
    }

    @Test
    void tasksAndFuturesAreToHaveOne() {
        assertTrue(JdkObjectSlots.isFor("java/util/concurrent/ForkJoinTask"));
        assertFalse(JdkObjectSlots.isFor("java/util/concurrent/RecursiveTask"), "its superclass has it");
        assertFalse(JdkObjectSlots.isFor("java/lang/Thread"));
    }
}

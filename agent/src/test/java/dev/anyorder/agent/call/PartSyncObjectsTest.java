package dev.anyorder.agent.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

class PartSyncObjectsTest {
    private final PartSyncObjects partSyncObjects = new PartSyncObjects();
    private final Object array = new Object();

    @Test
    void eachPartIsKnownByItself() {
        assertSame(partSyncObjects.of(array, 3), partSyncObjects.of(array, 3));
        assertNotSame(partSyncObjects.of(array, 3), partSyncObjects.of(array, 4));
        assertNotSame(partSyncObjects.of(array, 3), partSyncObjects.of(new Object(), 3));
    }

    @Test
    void thePartsOfAnObjectAreBounded() {
        for (int i = -50_000; i < 50_000; i++) {
            partSyncObjects.of(array, i);
        }

        assertEquals(65_536, partSyncObjects.all(array).size());
    }
}

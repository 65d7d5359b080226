package dev.anyorder.agent.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

class CellsTest {
    private final Cells cells = new Cells();
    private final Object array = new Object();

    @Test
    void eachPartIsKnownByItself() {
        assertSame(cells.of(array, 3), cells.of(array, 3));
        assertNotSame(cells.of(array, 3), cells.of(array, 4));
        assertNotSame(cells.of(array, 3), cells.of(new Object(), 3));
    }

    @Test
    void thePartsOfAnObjectAreBounded() {
        for (int i = -50_000; i < 50_000; i++) {
            cells.of(array, i);
        }

        assertEquals(65_536, cells.all(array).size());
    }
}

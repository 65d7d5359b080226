package dev.anyorder.agent.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

class ViewRegistryTest {
    private final ViewRegistry viewRegistry = new ViewRegistry();
    private final Object list = new Object();
    private final Object part = new Object();
    private final Object iterator = new Object();

    @Test
    void aViewOfAViewStandsForTheWhole() {
        viewRegistry.link(part, list, false, false);
        viewRegistry.link(iterator, part, true, false);

        assertSame(list, viewRegistry.root(iterator));
    }

    @Test
    void anObjectThatIsNoViewStandsForItself() {
        assertSame(list, viewRegistry.root(list));
        assertNull(viewRegistry.link(list));
    }

    @Test
    void theFirstLinkIsKept() {
        viewRegistry.link(part, list, true, false);
        viewRegistry.link(part, iterator, false, true);

        assertSame(list, viewRegistry.root(part));
        ViewRegistry.Link link = viewRegistry.link(part);
        assertNotNull(link);
        assertEquals(true, link.isCursor);
        assertEquals(false, link.isWrapper);
    }

    @Test
    void nothingIsAViewOfItself() {
        viewRegistry.link(list, list, false, false);

        assertSame(list, viewRegistry.root(list));
    }

    @Test
    void waitingForAConditionGivesBackItsLock() {
        Object condition = new Object();
        Object lock = new Object();
        viewRegistry.condition(condition, lock);

        assertSame(lock, viewRegistry.lockOf(condition));
        assertSame(lock, viewRegistry.lockOf(lock));
    }

    @Test
    void theCellsOfAPartOfAPartAreCountedFromTheWhole() {
        Object inner = new Object();
        viewRegistry.link(part, list, false, false, 10);
        viewRegistry.link(inner, part, false, false, 3);

        assertEquals(17, viewRegistry.cell(inner, 4));
        assertEquals(4, viewRegistry.cell(list, 4));
    }

    @Test
    void theCellsOfAReversedViewAreNotTold() {
        viewRegistry.link(part, list, false, false, -1);

        assertEquals(-1, viewRegistry.cell(part, 4));
    }
}

package dev.anyorder.agent.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

class ViewsTest {
    private final Views views = new Views();
    private final Object list = new Object();
    private final Object part = new Object();
    private final Object iterator = new Object();

    @Test
    void aViewOfAViewStandsForTheWhole() {
        views.link(part, list, false, false);
        views.link(iterator, part, true, false);

        assertSame(list, views.root(iterator));
    }

    @Test
    void anObjectThatIsNoViewStandsForItself() {
        assertSame(list, views.root(list));
        assertNull(views.link(list));
    }

    @Test
    void theFirstLinkIsKept() {
        views.link(part, list, true, false);
        views.link(part, iterator, false, true);

        assertSame(list, views.root(part));
        Views.Link link = views.link(part);
        assertNotNull(link);
        assertEquals(true, link.isCursor);
        assertEquals(false, link.isWrapper);
    }

    @Test
    void nothingIsAViewOfItself() {
        views.link(list, list, false, false);

        assertSame(list, views.root(list));
    }

    @Test
    void waitingForAConditionGivesBackItsLock() {
        Object condition = new Object();
        Object lock = new Object();
        views.condition(condition, lock);

        assertSame(lock, views.lockOf(condition));
        assertSame(lock, views.lockOf(lock));
    }

    @Test
    void theCellsOfAPartOfAPartAreCountedFromTheWhole() {
        Object inner = new Object();
        views.link(part, list, false, false, 10);
        views.link(inner, part, false, false, 3);

        assertEquals(17, views.cell(inner, 4));
        assertEquals(4, views.cell(list, 4));
    }

    @Test
    void theCellsOfAReversedViewAreNotTold() {
        views.link(part, list, false, false, -1);

        assertEquals(-1, views.cell(part, 4));
    }
}

package dev.anyorder.agent.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.agent.catalogue.Catalogue;
import dev.anyorder.agent.catalogue.CatalogueReader;
import dev.anyorder.agent.catalogue.LoadedSupertypes;
import dev.anyorder.agent.catalogue.Nature;
import dev.anyorder.agent.catalogue.Row;
import dev.anyorder.agent.shadow.Cell;
import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.core.order.Orders;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.Strand;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettledTest {
    private static final int SITE = 7;

    private final Catalogue catalogue = new CatalogueReader(17)
            .add("collections", Objects.requireNonNull(CatalogueReader.class.getResourceAsStream("collections.txt")))
            .catalogue();
    private final WeakTable<ObjectState> states = new WeakTable<>();
    private final Settled settled = new Settled();
    private final Step step = Strand.root(null, Orders.BOTH).step();
    private final List<String> list = new ArrayList<>();

    private Row row(String name, String descriptor) {
        Class<?> type =
                name.equals("next") || name.equals("hasNext") ? list.iterator().getClass() : ArrayList.class;
        return Objects.requireNonNull(catalogue.findFor(
                LoadedSupertypes.internalName(type),
                name,
                descriptor,
                new LoadedSupertypes(type),
                Nature.UNSAFE,
                false));
    }

    private WeakTable.Entry<ObjectState> state(Object of) {
        return states.entry(of, key -> new ObjectState());
    }

    /** A call that touches the states of these objects, and leaves nothing new there. */
    private void call(Row row, Object receiver, Object... touched) {
        settled.begin();
        for (Object each : touched) {
            settled.touches(state(each));
        }
        settled.end(row, SITE, step, receiver);
    }

    @Test
    void holdsForTheSameStepAndObject() {
        call(row("size", "()I"), list, list);

        assertTrue(settled.holds(SITE, list, step, 0));
        assertFalse(settled.holds(SITE, new ArrayList<>(), step, 0));
        assertFalse(settled.holds(SITE, null, step, 0));
        assertFalse(settled.holds(SITE, list, new Object(), 0));
        assertFalse(settled.holds(SITE + 1, list, step, 0));
        assertFalse(settled.holds(SITE + 64, list, step, 0));
    }

    @Test
    void endsWhenAnythingIsNew() {
        call(row("size", "()I"), list, list);
        state(list).value.changed();

        assertFalse(settled.holds(SITE, list, step, 0));
    }

    @Test
    void aCallThatLeavesSomethingNewIsNotSettled() {
        settled.begin();
        settled.touches(state(list));
        state(list).value.changed();
        settled.touches(state(list));
        settled.end(row("size", "()I"), SITE, step, list);

        assertFalse(settled.holds(SITE, list, step, 0));
    }

    @Test
    void aCallOnAnIteratorDependsOnTheListToo() {
        Object iterator = list.iterator();
        call(row("next", "()Ljava/lang/Object;"), iterator, iterator, list);
        assertTrue(settled.holds(SITE, iterator, step, 0));

        state(list).value.changed();
        assertFalse(settled.holds(SITE, iterator, step, 0));
    }

    @Test
    void whatTouchesAViewOrMoreThanTwoIsNotSettled() {
        call(row("size", "()I"), list, new Object());
        assertFalse(settled.holds(SITE, list, step, 0));

        call(row("size", "()I"), list, list, new Object(), new Object());
        assertFalse(settled.holds(SITE, list, step, 0));

        call(row("size", "()I"), list);
        assertFalse(settled.holds(SITE, list, step, 0));
    }

    @Test
    void aCellIsLookedAtByItself() {
        ObjectState state = state(list).value;
        Objects.requireNonNull(state.cell(3, false)).set(new Cell(step, null, null, null, 0, null, 0) {});
        call(row("get", "(I)Ljava/lang/Object;"), list, list);

        assertTrue(settled.holds(SITE, list, step, 3));
        assertFalse(settled.holds(SITE, list, step, 4));
    }

    @ParameterizedTest
    @CsvSource({
        "size, ()I, true",
        "get, (I)Ljava/lang/Object;, true",
        "hasNext, ()Z, true",
        "remove, (Ljava/lang/Object;)Z, false",
        "addAll, (Ljava/util/Collection;)Z, false",
        "iterator, ()Ljava/util/Iterator;, false",
        "subList, (II)Ljava/util/List;, false",
        "toArray, ([Ljava/lang/Object;)[Ljava/lang/Object;, false"
    })
    void isForCallsThatDoNothingElse(String name, String descriptor, boolean expected) {
        assertEquals(expected, row(name, descriptor).onlyTouches());
    }
}

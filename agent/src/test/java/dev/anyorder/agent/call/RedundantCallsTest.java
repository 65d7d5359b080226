package dev.anyorder.agent.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.agent.catalogue.CallRule;
import dev.anyorder.agent.catalogue.LoadedSupertypes;
import dev.anyorder.agent.catalogue.ModelCatalogue;
import dev.anyorder.agent.catalogue.ModelReader;
import dev.anyorder.agent.catalogue.ThreadSafety;
import dev.anyorder.agent.shadow.ShadowCell;
import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.order.TrackedOrders;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RedundantCallsTest {
    private static final int SITE = 7;

    private final ModelCatalogue catalogue = new ModelReader(17)
            .add("collections", Objects.requireNonNull(ModelReader.class.getResourceAsStream("collections.txt")))
            .catalogue();
    private final WeakTable<ObjectState> states = new WeakTable<>();
    private final RedundantCalls redundantCalls = new RedundantCalls();
    private final Step step = TaskState.root(null, TrackedOrders.BOTH).step();
    private final List<String> list = new ArrayList<>();

    private CallRule row(String name, String descriptor) {
        Class<?> type =
                name.equals("next") || name.equals("hasNext") ? list.iterator().getClass() : ArrayList.class;
        return Objects.requireNonNull(catalogue.findFor(
                LoadedSupertypes.internalName(type),
                name,
                descriptor,
                new LoadedSupertypes(type),
                ThreadSafety.UNSAFE,
                false));
    }

    private WeakTable.Entry<ObjectState> state(Object of) {
        return states.entry(of, key -> new ObjectState());
    }

    /** A call that touches the states of these objects, and leaves nothing new there. */
    private void call(CallRule rule, Object receiver, Object... touched) {
        redundantCalls.begin();
        for (Object each : touched) {
            redundantCalls.touches(state(each));
        }
        redundantCalls.end(rule, SITE, step, receiver);
    }

    @Test
    void holdsForTheSameStepAndObject() {
        call(row("size", "()I"), list, list);

        assertTrue(redundantCalls.holds(SITE, list, step, 0));
        assertFalse(redundantCalls.holds(SITE, new ArrayList<>(), step, 0));
        assertFalse(redundantCalls.holds(SITE, null, step, 0));
        assertFalse(redundantCalls.holds(SITE, list, new Object(), 0));
        assertFalse(redundantCalls.holds(SITE + 1, list, step, 0));
        assertFalse(redundantCalls.holds(SITE + 64, list, step, 0));
    }

    @Test
    void endsWhenAnythingIsNew() {
        call(row("size", "()I"), list, list);
        state(list).value.changed();

        assertFalse(redundantCalls.holds(SITE, list, step, 0));
    }

    @Test
    void aCallThatLeavesSomethingNewIsNotSettled() {
        redundantCalls.begin();
        redundantCalls.touches(state(list));
        state(list).value.changed();
        redundantCalls.touches(state(list));
        redundantCalls.end(row("size", "()I"), SITE, step, list);

        assertFalse(redundantCalls.holds(SITE, list, step, 0));
    }

    @Test
    void aCallOnAnIteratorDependsOnTheListToo() {
        Object iterator = list.iterator();
        call(row("next", "()Ljava/lang/Object;"), iterator, iterator, list);
        assertTrue(redundantCalls.holds(SITE, iterator, step, 0));

        state(list).value.changed();
        assertFalse(redundantCalls.holds(SITE, iterator, step, 0));
    }

    @Test
    void whatTouchesAViewOrMoreThanTwoIsNotSettled() {
        call(row("size", "()I"), list, new Object());
        assertFalse(redundantCalls.holds(SITE, list, step, 0));

        call(row("size", "()I"), list, list, new Object(), new Object());
        assertFalse(redundantCalls.holds(SITE, list, step, 0));

        call(row("size", "()I"), list);
        assertFalse(redundantCalls.holds(SITE, list, step, 0));
    }

    @Test
    void aCellIsLookedAtByItself() {
        ObjectState state = state(list).value;
        Objects.requireNonNull(state.cell(3, false)).set(new ShadowCell(step, null, null, null, 0, null, 0) {});
        call(row("get", "(I)Ljava/lang/Object;"), list, list);

        assertTrue(redundantCalls.holds(SITE, list, step, 3));
        assertFalse(redundantCalls.holds(SITE, list, step, 4));
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

package dev.anyorder.agent.shadow;

import dev.anyorder.agent.table.WeakTable;
import java.lang.reflect.Array;

/** The shadows of all arrays that a step has touched. */
public final class ArrayShadows {
    private final WeakTable<ArrayShadow> table = new WeakTable<>();
    private final WeakTable.Maker<ArrayShadow> maker = array -> new ArrayShadow(Array.getLength(array));

    ArrayShadow of(Object array) {
        return table.get(array, maker);
    }
}

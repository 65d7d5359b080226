package dev.anyorder.agent.shadow;

import dev.anyorder.agent.table.WeakTable;

/** The shadows of all arrays that a step has touched. */
public final class ArrayShadows {
    private final WeakTable<ArrayShadow> table = new WeakTable<>();
    private final WeakTable.Maker<ArrayShadow> maker;

    /** Those that are made by this. */
    public ArrayShadows(WeakTable.Maker<ArrayShadow> maker) {
        this.maker = maker;
    }

    /** The array with its shadow. */
    public WeakTable.Entry<ArrayShadow> of(Object array) {
        return table.entry(array, maker);
    }
}

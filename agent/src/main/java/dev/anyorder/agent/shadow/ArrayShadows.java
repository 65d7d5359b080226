package dev.anyorder.agent.shadow;

import dev.anyorder.agent.table.WeakTable;

/** The shadows of all arrays that a step has touched. */
public final class ArrayShadows {
    private final WeakTable<ArrayShadow> table = new WeakTable<>();
    private final WeakTable.Maker<ArrayShadow> maker;
    private final boolean isChoosy;

    /**
     * Those that are made by this.
     *
     * @param isChoosy whether an array is of no interest before it is {@linkplain #hold held} by something that is
     */
    public ArrayShadows(WeakTable.Maker<ArrayShadow> maker, boolean isChoosy) {
        this.maker = maker;
        this.isChoosy = isChoosy;
    }

    /** Whether what is done to the array is of no interest. */
    public boolean ignores(Object array) {
        return isChoosy && table.get(array) == null;
    }

    /** The array is of interest from now on, and so are the arrays in an array of arrays; returns whether that is new. */
    public boolean hold(Object array) {
        if (!ignores(array)) {
            return false;
        }
        of(array);
        if (array instanceof Object[] rows && rows.getClass().getComponentType().isArray()) {
            for (Object row : rows) {
                if (row != null) {
                    hold(row);
                }
            }
        }
        return true;
    }

    /** The array with its shadow. */
    public WeakTable.Entry<ArrayShadow> of(Object array) {
        return table.entry(array, maker);
    }
}

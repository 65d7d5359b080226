package dev.anyorder.agent.catalogue;

/**
 * Which part of an operand is meant. The state of an object consists of its shape (which elements there are) and of
 * cells (what is in them, by number), so that two tasks may set different elements of one list. An array has cells only.
 */
public enum OperandPart {
    /** The object; as state: shape and all cells. */
    ALL,
    /** {@code shape of X}: the shape without the cells, as {@code size()} reads it. */
    SHAPE,
    /** {@code X at argN}: the shape is read, and the one cell is read or written. */
    CELL,
    /** {@code X from argN}: from this cell to the end; of a view: where it begins. */
    FROM,
    /** {@code X from argN to argM}: the shape is read; the cells from the first to before the second. */
    FROM_TO,
    /** {@code X from argN for argM}: the shape is read; so many cells from the first. */
    FROM_FOR,
    /** {@code cursor of X}: the own state of an iterator or the like, not that of what it walks over. */
    CURSOR,
    /**
     * {@code elements of X}: each element of an array or of a collection of the JDK, each key and value of a map. Not
     * of a collection that the user's code implements: that would be calling it.
     */
    ELEMENTS,
    /** {@code tasks of X}: the tasks that were handed to an executor, pool or scope. */
    TASKS,
    /** {@code head of X}: where a queue is taken from. */
    HEAD,
    /** {@code tail of X}: where a queue is added to. */
    TAIL
}

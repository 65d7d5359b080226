package dev.anyorder.agent.catalogue;

/**
 * A part of an operand. State consists of a shape (which elements exist) and numbered cells (their contents). So two
 * tasks may set different elements. An array has only cells.
 */
public enum OperandPart {
    /** The object; as state: shape and all cells. */
    ALL,
    /** {@code shape of X}: without the cells, as {@code size()} reads it. */
    SHAPE,
    /** {@code X at argN}: one cell; also reads the shape. */
    CELL,
    /** {@code X from argN}: from this cell to the end; of a view: its start. */
    FROM,
    /** {@code X from argN to argM}: end exclusive; also reads the shape. */
    FROM_TO,
    /** {@code X from argN for argM}: start and count; also reads the shape. */
    FROM_FOR,
    /** {@code cursor of X}: the iterator's own state. */
    CURSOR,
    /**
     * {@code elements of X}: of an array or JDK collection; keys and values of a map. User collections would run user
     * code.
     */
    ELEMENTS,
    /** {@code tasks of X}: submitted to an executor, pool or scope. */
    TASKS,
    /** {@code head of X}: for removals from a queue. */
    HEAD,
    /** {@code tail of X}: for insertions into a queue. */
    TAIL
}

package dev.anyorder.agent.call;

import org.jspecify.annotations.Nullable;

/**
 * A field or a run of array elements that is reached by a handle, an updater or an offset.
 *
 * @param owner the object, the class of a static field, or the array
 * @param field the field; null for elements
 * @param from the first element
 * @param to the element after the last
 */
record HandleVariable(Object owner, @Nullable VariableField field, int from, int to) {}

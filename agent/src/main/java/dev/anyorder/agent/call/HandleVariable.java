package dev.anyorder.agent.call;

import org.jspecify.annotations.Nullable;

/**
 * A field or array range behind a handle, updater or offset.
 *
 * @param owner the object, array, or class of a static field
 * @param field null for elements
 * @param to exclusive
 */
record HandleVariable(Object owner, @Nullable VariableField field, int from, int to) {}

/**
 * Entry points of instrumented code and the types of its inline checks. Loaded by the bootstrap loader; depends on
 * nothing, and does nothing until an {@link dev.anyorder.hooks.EventSink} is armed.
 */
@NullMarked
package dev.anyorder.hooks;

import org.jspecify.annotations.NullMarked;

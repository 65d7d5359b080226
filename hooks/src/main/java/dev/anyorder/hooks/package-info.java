/**
 * What instrumented code touches: static entry points, and the few types that its inline comparisons read. Lives in the
 * bootstrap class loader, depends on nothing, and does nothing until a {@link dev.anyorder.hooks.EventSink} is armed.
 */
@NullMarked
package dev.anyorder.hooks;

import org.jspecify.annotations.NullMarked;
